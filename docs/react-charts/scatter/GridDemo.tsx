import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { center } from './apartments';

export default function GridDemo() {
  return (
    // preview-start
    <ScatterChart
      title="Living space and rent in the center"
      height={300}
      xAxis={[{ label: 'Living space (m²)', min: 30 }]}
      yAxis={[{ width: 52 }]}
      series={[{ label: 'Rent in the center (EUR)', data: center }]}
      grid={{ vertical: true, horizontal: true }}
    />
    // preview-end
  );
}
