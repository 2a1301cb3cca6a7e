// preview-start
import { LineChart } from '@mui/x-charts/LineChart';

const dilution = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const response = [98, 96, 91, 83, 71, 49, 31, 18, 8, 4];

export default function ScaleExample() {
  return (
    <LineChart
      title="Response by dilution"
      height={300}
      xAxis={[{ scaleType: 'log', data: dilution, label: 'Dilution' }]}
      yAxis={[{ label: 'Response (%)', width: 60 }]}
      series={[{ data: response }]}
    />
  );
}
// preview-end
