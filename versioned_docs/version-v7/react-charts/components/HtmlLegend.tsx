import { useState } from 'react';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import { BarChart } from '@mui/x-charts/BarChart';
import { unstable_useBarSeries } from '@mui/x-charts/hooks';

// preview-start
function HtmlList({ container }: { container: HTMLElement | null }) {
  const { series = {}, seriesOrder = [] } = unstable_useBarSeries() ?? {};
  return (
    <Portal container={container}>
      {seriesOrder.map((id) => (
        <Box component="li" key={id} sx={{ borderBottom: `4px solid ${series[id]?.color}` }}>
          {id}
        </Box>
      ))}
    </Portal>
  );
}
// preview-end

export default function HtmlLegend() {
  const [list, setList] = useState<HTMLElement | null>(null);

  return (
    <Box sx={{ width: '100%', display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
      <BarChart
        height={260}
        margin={{ top: 10 }}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed'] }]}
        series={[
          { id: 'Arrivals', data: [42, 57, 49] },
          { id: 'Departures', data: [39, 51, 54] },
        ]}
      >
        {list && <HtmlList container={list} />}
      </BarChart>
      <Box
        component="ul"
        ref={setList}
        sx={{ display: 'flex', gap: 2, p: 0, m: 0, listStyle: 'none' }}
      />
    </Box>
  );
}
