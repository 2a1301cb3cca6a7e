import { LineChart } from '@mui/x-charts/LineChart';
import { formatMillions, formatYear, passengers } from './passengers';

export default function LineDataset() {
  return (
    <LineChart
      title="Passengers by year and means of transport"
      height={300}
      dataset={passengers}
      // preview-start
      xAxis={[{ dataKey: 'year', scaleType: 'time', valueFormatter: formatYear }]}
      yAxis={[{ label: 'Passengers (million)', width: 60 }]}
      series={[
        { dataKey: 'bus', label: 'Bus', valueFormatter: formatMillions, showMark: false },
        { dataKey: 'tram', label: 'Tram', valueFormatter: formatMillions, showMark: false },
        { dataKey: 'metro', label: 'Metro', valueFormatter: formatMillions, showMark: false },
      ]}
      // preview-end
    />
  );
}
