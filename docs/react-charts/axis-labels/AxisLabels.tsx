import { LineChart } from '@mui/x-charts/LineChart';
import { minutes, pulse } from './pulse';

export default function AxisLabels() {
  return (
    <LineChart
      title="Pulse on a training ride"
      height={280}
      hideLegend
      // preview-start
      xAxis={[{ data: minutes, label: 'Time (min)' }]}
      yAxis={[{ label: 'Pulse (bpm)', min: 60 }]}
      series={[{ data: pulse, label: 'Pulse', showMark: false }]}
      // preview-end
    />
  );
}
