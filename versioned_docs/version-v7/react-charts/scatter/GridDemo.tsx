import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { centre } from './apartments';

export default function GridDemo() {
  return (
    // preview-start
    <ScatterChart
      height={300}
      xAxis={[{ label: 'Living space (m²)', min: 30 }]}
      series={[{ label: 'Rent in the centre (EUR)', data: centre }]}
      grid={{ vertical: true, horizontal: true }}
    />
    // preview-end
  );
}
