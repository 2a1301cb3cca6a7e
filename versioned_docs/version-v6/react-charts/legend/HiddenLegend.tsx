import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';
import { Toggle } from './Toggle';
import { genres } from './genres';

export default function HiddenLegend() {
  const [hidden, setHidden] = useState(true);

  return (
    <Stack sx={{ width: '100%', maxWidth: 400 }}>
      <Toggle label="hidden" checked={hidden} onChange={setHidden} />
      {/* preview-start */}
      <PieChart
        height={200}
        series={[{ data: genres }]}
        margin={{ left: 5, right: hidden ? 5 : 160 }}
        slotProps={{ legend: { hidden } }}
      />
      {/* preview-end */}
    </Stack>
  );
}
