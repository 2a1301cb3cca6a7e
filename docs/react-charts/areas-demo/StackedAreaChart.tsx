import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { hours, visitors } from './museum';

const layer = { area: true, showMark: false, stack: 'visitors' } as const;

export default function StackedAreaChart() {
  return (
    <LineChart
      title="Visitors of the museum by hour"
      height={300}
      margin={{ right: 24 }}
      xAxis={[{ scaleType: 'point', data: hours }]}
      yAxis={[{ width: 40 }]}
      series={[
        { data: visitors.hall, label: 'Main hall', ...layer },
        { data: visitors.garden, label: 'Garden', ...layer },
        { data: visitors.archive, label: 'Archive', ...layer },
      ]}
      sx={{ [`& .${lineElementClasses.root}`]: { display: 'none' } }}
    />
  );
}
