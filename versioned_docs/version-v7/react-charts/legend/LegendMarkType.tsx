import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { ChoiceGroup } from './ChoiceGroup';

const marks = ['square', 'circle', 'line'] as const;

export default function LegendMarkType() {
  const [mark, setMark] = useState<(typeof marks)[number]>('circle');

  return (
    <Stack sx={{ width: '100%' }}>
      <ChoiceGroup label="mark" options={marks} value={mark} onChange={setMark} />
      <BarChart
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed'] }]}
        series={[
          { data: [42, 57, 49], label: 'Arrivals' },
          { data: [39, 51, 54], label: 'Departures' },
        ]}
        // preview-start
        slotProps={{
          legend: { itemMarkWidth: 16, itemMarkHeight: mark === 'line' ? 4 : 16 },
        }}
        sx={{ [`& .${legendClasses.mark}`]: { rx: mark === 'circle' ? 8 : 0 } }}
        // preview-end
      />
    </Stack>
  );
}
