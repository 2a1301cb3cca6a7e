import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useLegend } from '@mui/x-charts/hooks';

// preview-start
function HtmlList() {
  const { items } = useLegend();
  return (
    <Box component="ul" sx={{ display: 'flex', gap: 2, p: 0, m: 0, listStyle: 'none' }}>
      {items.map(({ id, label, color }) => (
        <Box component="li" key={id} sx={{ borderBottom: `4px solid ${color}` }}>
          {label}
        </Box>
      ))}
    </Box>
  );
}
// preview-end

export default function HtmlLegend() {
  return (
    <Box sx={{ width: '100%', display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
      <ChartDataProvider
        height={280}
        series={[
          { type: 'bar', label: 'Arrivals', data: [42, 57, 49] },
          { type: 'bar', label: 'Departures', data: [39, 51, 54] },
        ]}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed'] }]}
        yAxis={[{ width: 36 }]}
      >
        <ChartsSurface title="Arrivals and departures by weekday">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <HtmlList />
      </ChartDataProvider>
    </Box>
  );
}
