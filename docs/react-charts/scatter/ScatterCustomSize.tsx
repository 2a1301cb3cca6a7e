import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { center, north } from './apartments';

export default function ScatterCustomSize() {
  return (
    // preview-start
    <ScatterChart
      title="Living space and rent in two districts"
      height={300}
      xAxis={[{ min: 30 }]}
      yAxis={[{ width: 52 }]}
      series={[
        { label: 'Center', data: center, markerSize: 9 },
        { label: 'North', data: north, markerSize: 3 },
      ]}
    />
    // preview-end
  );
}
