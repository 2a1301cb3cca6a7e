import { LineChart } from '@mui/x-charts/LineChart';
import { formatMillions, formatYear, passengers } from './passengers';

const yearAxis = {
  scaleType: 'time' as const,
  dataKey: 'year',
  valueFormatter: formatYear,
};

export default function GridDemo() {
  return (
    // preview-start
    <LineChart
      height={300}
      dataset={passengers}
      xAxis={[yearAxis]}
      series={[{ dataKey: 'metro', label: 'Metro', valueFormatter: formatMillions }]}
      grid={{ vertical: true, horizontal: true }}
    />
    // preview-end
  );
}
