import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { north, south } from './stationData';

export default function ZoomSlider() {
  return (
    // preview-start
    <ScatterChartPro
      title="Measurements in the north and the south"
      height={360}
      margin={{ bottom: 10 }}
      xAxis={[{ id: 'x', zoom: { slider: { enabled: true } } }]}
      yAxis={[{ id: 'y', width: 36, zoom: { slider: { enabled: true } } }]}
      initialZoom={[
        { axisId: 'x', start: 25, end: 80 },
        { axisId: 'y', start: 20, end: 85 },
      ]}
      series={[
        { label: 'North', data: north },
        { label: 'South', data: south },
      ]}
    />
    // preview-end
  );
}
