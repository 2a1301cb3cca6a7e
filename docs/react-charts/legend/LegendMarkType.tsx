import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChoiceGroup } from './ChoiceGroup';

const marks = ['square', 'circle', 'line'] as const;

export default function LegendMarkType() {
  const [labelMarkType, setLabelMarkType] = useState<(typeof marks)[number]>('circle');

  return (
    <Stack sx={{ width: '100%' }}>
      <ChoiceGroup
        label="labelMarkType"
        options={marks}
        value={labelMarkType}
        onChange={setLabelMarkType}
      />
      <BarChart
        title="Arrivals and departures by weekday"
        height={260}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed'] }]}
        yAxis={[{ width: 36 }]}
        series={[
          { data: [42, 57, 49], label: 'Arrivals', labelMarkType },
          { data: [39, 51, 54], label: 'Departures', labelMarkType },
        ]}
      />
    </Stack>
  );
}
