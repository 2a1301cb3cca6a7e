import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';
import { Toggle } from './Toggle';
import { genres } from './genres';

export default function HiddenLegend() {
  const [hideLegend, setHideLegend] = useState(true);

  return (
    <Stack sx={{ alignItems: 'center' }}>
      <Toggle label="hideLegend" checked={hideLegend} onChange={setHideLegend} />
      <PieChart
        title="Cinema tickets by genre"
        width={180}
        height={180}
        hideLegend={hideLegend}
        series={[{ data: genres }]}
      />
    </Stack>
  );
}
