import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const empty = { height: 200, series: [], margin: 10 };

export default function Overlay() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: '100%' }}>
      <LineChart loading {...empty} title="Orders of this week" />
      <LineChart {...empty} title="Orders of next week" />
    </Stack>
  );
}
