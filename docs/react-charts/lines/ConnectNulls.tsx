import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { Toggle } from './Toggle';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22];

export default function ConnectNulls() {
  const [connectNulls, setConnectNulls] = useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <Toggle label="connectNulls" checked={connectNulls} onChange={setConnectNulls} />
      <LineChart
        title="Pulse in two wards by hour"
        height={280}
        margin={{ bottom: 10 }}
        skipAnimation
        xAxis={[{ data: hours, label: 'Hour', max: 22 }]}
        series={[
          {
            label: 'Ward 2 (bpm)',
            data: [62, 60, null, 64, 71, null, null, 78, 75, 70, null, 63],
            connectNulls,
          },
          {
            label: 'Ward 5 (bpm)',
            data: [41, 40, 42, null, 47, 52, 55, null, 50, 48, 44, 42],
            connectNulls,
            area: true,
          },
        ]}
      />
    </Stack>
  );
}
