import { LineChart } from '@mui/x-charts/LineChart';
import { formatMillions, formatYear, passengers } from './passengers';

const stacked = {
  area: true,
  showMark: false,
  stack: 'passengers',
  valueFormatter: formatMillions,
} as const;

export default function StackedAreas() {
  return (
    <LineChart
      title="Passengers by year and means of transport"
      height={300}
      dataset={passengers}
      experimentalFeatures={{ preferStrictDomainInLineCharts: true }}
      xAxis={[{ dataKey: 'year', scaleType: 'time', valueFormatter: formatYear }]}
      yAxis={[{ width: 40 }]}
      series={[
        { dataKey: 'bus', label: 'Bus', ...stacked },
        { dataKey: 'tram', label: 'Tram', ...stacked },
        { dataKey: 'metro', label: 'Metro', ...stacked },
      ]}
    />
  );
}
