import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

const letters = [
  { day: 'Mon', first: 14, second: 92 },
  { day: 'Tue', first: 22, second: 71 },
  { day: 'Wed', first: 31, second: 58 },
  { day: 'Thu', first: 46, second: 44 },
  { day: 'Fri', first: 59, second: 30 },
  { day: 'Sat', first: 78, second: 19 },
  { day: 'Sun', first: 95, second: 11 },
];

export default function ZoomFilterMode() {
  return (
    <BarChartPro
      title="Letters and parcels by weekday"
      height={320}
      dataset={letters}
      // preview-start
      xAxis={[
        {
          scaleType: 'band',
          dataKey: 'day',
          zoom: { filterMode: 'discard', slider: { enabled: true } },
        },
      ]}
      yAxis={[
        { id: 'left', width: 40, position: 'left' },
        { id: 'right', width: 40, position: 'right' },
      ]}
      // preview-end
      series={[
        { dataKey: 'first', label: 'Letters', yAxisId: 'left' },
        { dataKey: 'second', label: 'Parcels', yAxisId: 'right' },
      ]}
    />
  );
}
