import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { RatioSlider } from './RatioSlider';

const hubs = ['Rotterdam', 'Kyiv', 'Oslo', 'Malta', 'Faro'];
const parcels = [18420, 9630, 46, 12, 0];

export default function MinBarSize() {
  const [minBarSize, setMinBarSize] = useState(8);

  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        title="Parcels by hub"
        height={280}
        xAxis={[{ data: hubs }]}
        yAxis={[{ width: 56 }]}
        series={[{ data: parcels, minBarSize, label: 'Parcels' }]}
      />
      <Stack
        sx={{ px: 1, width: '100%', maxWidth: 360, boxSizing: 'border-box', alignSelf: 'center' }}
      >
        <RatioSlider
          label="minBarSize (px)"
          min={0}
          max={30}
          step={1}
          value={minBarSize}
          onChange={setMinBarSize}
        />
      </Stack>
    </Stack>
  );
}
