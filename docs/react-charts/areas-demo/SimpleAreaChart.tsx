import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { hours, visitors } from './museum';

export default function SimpleAreaChart() {
  return (
    // preview-start
    <LineChart
      title="Visitors in the main hall by hour"
      height={300}
      margin={{ right: 24 }}
      xAxis={[{ scaleType: 'point', data: hours }]}
      yAxis={[{ width: 40 }]}
      series={[{ data: visitors.hall, label: 'Main hall', area: true, showMark: false }]}
      sx={{ [`& .${lineElementClasses.root}`]: { display: 'none' } }}
    />
    // preview-end
  );
}
