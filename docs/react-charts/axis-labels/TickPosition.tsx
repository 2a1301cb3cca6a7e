import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ShowMarkParams } from '@mui/x-charts/models';
import { quarterHours, temperature } from './laboratory';

const isFullHour = (time: Date) => time.getMinutes() === 0;
const formatHour = (time: Date) => `${time.getHours()}:00`;
const showMark = ({ position }: ShowMarkParams) => isFullHour(position as Date);

export default function TickPosition() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <LineChart
        title="Room temperature"
        height={220}
        xAxis={[
          {
            scaleType: 'point',
            data: quarterHours,
            valueFormatter: formatHour,
            tickInterval: isFullHour,
          },
        ]}
        yAxis={[{ width: 36, min: 18, max: 24 }]}
        series={[{ data: temperature, showMark }]}
      />
      {/* preview-end */}
      <LineChart
        title="Room temperature"
        height={220}
        xAxis={[
          {
            scaleType: 'time',
            data: quarterHours,
            valueFormatter: formatHour,
            tickInterval: quarterHours.filter(isFullHour),
          },
        ]}
        yAxis={[{ width: 36, min: 18, max: 24 }]}
        series={[{ data: temperature, showMark }]}
      />
    </Box>
  );
}
