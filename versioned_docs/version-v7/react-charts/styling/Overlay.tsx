import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const empty = { height: 200, series: [], margin: { top: 10, right: 10, bottom: 10, left: 10 } };

export default function Overlay() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: '100%' }}>
      <LineChart loading {...empty} />
      <LineChart {...empty} />
    </Stack>
  );
}
