import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ShowMarkParams } from '@mui/x-charts/models';
import { quarterHours, temperature } from './laboratory';

const isHalfHour = (time: Date) => time.getMinutes() % 30 === 0;
const isFullHour = (time: Date) => time.getMinutes() === 0;
const formatHour = (time: Date) => `${time.getHours()}:00`;
const showMark = ({ position }: ShowMarkParams) => isFullHour(position as Date);

export default function TickLabelPosition() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <LineChart
        title="Room temperature, labels in the middle"
        height={220}
        xAxis={[
          {
            scaleType: 'point',
            data: quarterHours,
            valueFormatter: formatHour,
            tickInterval: isHalfHour,
            tickLabelInterval: isFullHour,
          },
        ]}
        yAxis={[{ width: 36, min: 18, max: 24 }]}
        series={[{ data: temperature, showMark }]}
      />
      {/* preview-end */}
      <LineChart
        title="Room temperature, labels at the ticks"
        height={220}
        xAxis={[
          {
            scaleType: 'time',
            data: quarterHours,
            valueFormatter: formatHour,
            tickInterval: quarterHours.filter(isHalfHour),
            tickLabelInterval: isFullHour,
          },
        ]}
        yAxis={[{ width: 36, min: 18, max: 24 }]}
        series={[{ data: temperature, showMark }]}
      />
    </Box>
  );
}
