import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { machines } from './machines';

export default function ScatterDataset() {
  return (
    <ScatterChart
      title="Temperature of two presses over one shift"
      height={320}
      dataset={machines}
      xAxis={[{ label: 'Running hours', min: 0 }]}
      yAxis={[{ label: 'Temperature (°C)', width: 60 }]}
      // preview-start
      series={[
        { label: 'Press A', datasetKeys: { id: 'check', x: 'hours', y: 'pressA' } },
        { label: 'Press B', datasetKeys: { id: 'check', x: 'hours', y: 'pressB' } },
      ]}
      // preview-end
    />
  );
}
