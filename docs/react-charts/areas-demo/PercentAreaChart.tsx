import { LineChart } from '@mui/x-charts/LineChart';
import { hours, visitors } from './museum';

const layer = {
  area: true,
  showMark: false,
  stack: 'visitors',
  stackOffset: 'expand',
} as const;

export default function PercentAreaChart() {
  return (
    <LineChart
      title="Share of each part of the museum, by hour"
      height={300}
      margin={{ right: 24 }}
      xAxis={[{ scaleType: 'point', data: hours }]}
      // preview-start
      yAxis={[{ max: 1, valueFormatter: (share: number) => `${Math.round(share * 100)}%` }]}
      series={[
        { data: visitors.hall, label: 'Main hall', ...layer },
        { data: visitors.garden, label: 'Garden', ...layer },
        { data: visitors.archive, label: 'Archive', ...layer },
      ]}
      // preview-end
    />
  );
}
