import { LineChart } from '@mui/x-charts/LineChart';
import type { XAxis } from '@mui/x-charts/models';
import { formatMillions, formatYear, passengers } from './passengers';

const yearAxis: XAxis<'time'> = {
  scaleType: 'time',
  dataKey: 'year',
  valueFormatter: formatYear,
};

export default function GridDemo() {
  return (
    // preview-start
    <LineChart
      title="Metro passengers by year"
      height={300}
      dataset={passengers}
      xAxis={[yearAxis]}
      yAxis={[{ width: 36 }]}
      series={[{ dataKey: 'metro', label: 'Metro', valueFormatter: formatMillions }]}
      grid={{ vertical: true, horizontal: true }}
    />
    // preview-end
  );
}
