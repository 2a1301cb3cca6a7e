import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['06:00', '08:00', '10:00', '12:00', '14:00', '16:00', '18:00', '20:00'];
const temperature = [4.2, 4.4, null, 6.1, 5.8, null, null, 4.6];

const shared = {
  height: 200,
  margin: { right: 24 },
  xAxis: [{ scaleType: 'point' as const, data: hours }],
  yAxis: [{ width: 28, min: 3, max: 7, tickNumber: 4 }],
};

export default function LineChartConnectNulls() {
  return (
    <Stack sx={{ width: '100%' }}>
      {/* preview-start */}
      <LineChart
        {...shared}
        title="Temperature of the cold store, with gaps"
        series={[{ data: temperature, label: 'Cold store, as received (°C)', color: '#7e57c2' }]}
      />
      <LineChart
        {...shared}
        title="Temperature of the cold store, with bridged gaps"
        series={[
          { data: temperature, label: 'Gaps bridged (°C)', color: '#7e57c2', connectNulls: true },
        ]}
      />
      {/* preview-end */}
    </Stack>
  );
}
