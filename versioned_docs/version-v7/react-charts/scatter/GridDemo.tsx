import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { centre } from './apartments';

export default function GridDemo() {
  return (
    // preview-start
    <ScatterChart
      margin={{ left: 62 }}
      height={300}
      xAxis={[{ label: 'Living space (m²)', min: 30 }]}
      yAxis={[{}]}
      series={[{ label: 'Rent in the centre (EUR)', data: centre }]}
      grid={{ vertical: true, horizontal: true }}
    />
    // preview-end
  );
}
