import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { center, north } from './apartments';

export default function ScatterCustomSize() {
  return (
    // preview-start
    <ScatterChart
      height={300}
      xAxis={[{ min: 30 }]}
      series={[
        { label: 'Center', data: center, markerSize: 9 },
        { label: 'North', data: north, markerSize: 3 },
      ]}
    />
    // preview-end
  );
}
