import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { machines } from './machines';

export default function BasicLegend() {
  return (
    // preview-start
    <ScatterChart
      title="Temperature of two presses over one shift"
      height={300}
      dataset={machines}
      xAxis={[{ label: 'Hours into the shift', min: 0 }]}
      yAxis={[{ width: 52, label: 'Temperature (°C)' }]}
      series={[
        { label: 'Press A', datasetKeys: { id: 'check', x: 'hours', y: 'pressA' } },
        { label: 'Press B', datasetKeys: { id: 'check', x: 'hours', y: 'pressB' } },
      ]}
    />
    // preview-end
  );
}
