import type { BarChartProps } from '@mui/x-charts/BarChart';

export const repairs: BarChartProps = {
  height: 280,
  hideLegend: true,
  xAxis: [{ data: ['Mon', 'Tue', 'Wed', 'Thu'] }],
  yAxis: [{ width: 32 }],
  series: [
    { data: [14, 21, 9, 17], label: 'Repairs', color: '#64b5f6' },
    { data: [8, 12, 16, 6], label: 'Checks', color: '#ffb74d' },
  ],
};
