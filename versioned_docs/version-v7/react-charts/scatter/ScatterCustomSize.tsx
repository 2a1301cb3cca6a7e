import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { centre, north } from './apartments';

export default function ScatterCustomSize() {
  return (
    // preview-start
    <ScatterChart
      height={300}
      xAxis={[{ min: 30 }]}
      series={[
        { label: 'Centre', data: centre, markerSize: 9 },
        { label: 'North', data: north, markerSize: 3 },
      ]}
    />
    // preview-end
  );
}
