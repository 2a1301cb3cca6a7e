import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { north, south } from './stationData';

export default function ZoomScatterChart() {
  return (
    // preview-start
    <ScatterChartPro
      title="Measurements in the north and the south"
      height={300}
      xAxis={[{ zoom: true, label: 'km from west' }]}
      yAxis={[{ zoom: true, label: 'km from south', width: 52 }]}
      series={[
        { label: 'North', data: north },
        { label: 'South', data: south },
      ]}
    />
    // preview-end
  );
}
