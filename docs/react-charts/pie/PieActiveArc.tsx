import { PieChart } from '@mui/x-charts/PieChart';
import { formatPercent, freight } from './freight';

export default function PieActiveArc() {
  return (
    // preview-start
    <PieChart
      title="Freight by means of transport"
      width={220}
      height={220}
      series={[
        {
          data: freight,
          valueFormatter: formatPercent,
          highlightScope: { fade: 'global', highlight: 'item' },
          faded: { innerRadius: 30, additionalRadius: -30, color: 'gray' },
        },
      ]}
    />
    // preview-end
  );
}
