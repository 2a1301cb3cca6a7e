import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { hours } from './museum';

const counted = [84, 132, null, 148, 190, null, 204, 121];

export default function AreaChartConnectNulls() {
  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        title="Visitors by hour, with gaps"
        height={200}
        margin={{ right: 24 }}
        xAxis={[{ scaleType: 'point', data: hours }]}
        yAxis={[{ width: 40 }]}
        series={[{ data: counted, label: 'Gaps shown', area: true }]}
      />
      <LineChart
        title="Visitors by hour, with bridged gaps"
        height={200}
        margin={{ right: 24 }}
        xAxis={[{ scaleType: 'point', data: hours }]}
        yAxis={[{ width: 40 }]}
        series={[{ data: counted, label: 'Gaps bridged', area: true, connectNulls: true }]}
      />
    </Stack>
  );
}
