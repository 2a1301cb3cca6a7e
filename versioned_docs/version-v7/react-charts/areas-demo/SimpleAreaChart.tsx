import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { hours, visitors } from './museum';

export default function SimpleAreaChart() {
  return (
    // preview-start
    <LineChart
      height={300}
      margin={{ right: 24 }}
      xAxis={[{ scaleType: 'point', data: hours }]}
      series={[{ data: visitors.hall, label: 'Main hall', area: true, showMark: false }]}
      sx={{ [`& .${lineElementClasses.root}`]: { display: 'none' } }}
    />
    // preview-end
  );
}
