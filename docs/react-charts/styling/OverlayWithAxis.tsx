import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import type { LineChartProps } from '@mui/x-charts/LineChart';

const withAxes: LineChartProps = {
  height: 220,
  series: [],
  margin: { top: 10, bottom: 10, left: 10, right: 24 },
  xAxis: [{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu'] }],
  yAxis: [{ min: 0, max: 100, width: 40 }],
};

export default function OverlayWithAxis() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: '100%' }}>
      <LineChart loading {...withAxes} title="Orders of this week" />
      <LineChart {...withAxes} title="Orders of next week" />
    </Stack>
  );
}
