import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { center, north } from './apartments';

export default function ScatterCustomSize() {
  return (
    // preview-start
    <ScatterChart
      margin={{ left: 62 }}
      height={300}
      xAxis={[{ min: 30 }]}
      yAxis={[{}]}
      series={[
        { label: 'Center', data: center, markerSize: 9 },
        { label: 'North', data: north, markerSize: 3 },
      ]}
    />
    // preview-end
  );
}
