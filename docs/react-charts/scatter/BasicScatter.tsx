import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { center, north } from './apartments';

// preview-start
export default function BasicScatter() {
  return (
    <ScatterChart
      title="Living space and rent in two districts"
      height={320}
      xAxis={[{ label: 'Living space (m²)', min: 30 }]}
      yAxis={[{ label: 'Rent (EUR)', width: 68 }]}
      series={[
        { label: 'Center', data: center },
        { label: 'North', data: north },
      ]}
    />
  );
}
// preview-end
