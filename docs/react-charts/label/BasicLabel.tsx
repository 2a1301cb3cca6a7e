// preview-start
import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicLabel() {
  return (
    <BarChart
      title="Repairs and inspections by quarter"
      height={280}
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { data: [38, 41, 29, 33], label: 'Repairs' },
        { data: [52, 47, 55, 49], label: 'Inspections' },
      ]}
    />
  );
}
// preview-end
