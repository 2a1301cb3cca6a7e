import { BarChart } from '@mui/x-charts/BarChart';

export default function Output() {
  return (
    <BarChart
      title="Output by region"
      height={260}
      xAxis={[{ data: ['North', 'Center', 'South'] }]}
      series={[{ data: [310, 420, 275], label: 'Output (MWh)' }]}
    />
  );
}
