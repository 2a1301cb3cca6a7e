import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { measurements } from './stationData';

export default function ChartsToolbar() {
  return (
    // preview-start
    <ScatterChartPro
      title="Weather stations of a region"
      height={300}
      xAxis={[{ id: 'x', zoom: true, label: 'km from west' }]}
      yAxis={[{ id: 'y', zoom: true, label: 'km from south' }]}
      initialZoom={[
        { axisId: 'x', start: 20, end: 80 },
        { axisId: 'y', start: 20, end: 80 },
      ]}
      series={[{ label: 'Weather stations', data: measurements }]}
      showToolbar
    />
    // preview-end
  );
}
