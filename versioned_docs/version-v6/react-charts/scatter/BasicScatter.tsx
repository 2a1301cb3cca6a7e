import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { center, north } from './apartments';

export default function BasicScatter() {
  return (
    // preview-start
    <ScatterChart
      margin={{ left: 78 }}
      height={320}
      xAxis={[{ label: 'Living space (m²)', min: 30 }]}
      yAxis={[{ label: 'Rent (EUR)' }]}
      series={[
        { label: 'Center', data: center },
        { label: 'North', data: north },
      ]}
    />
    // preview-end
  );
}
