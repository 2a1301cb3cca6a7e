import { BarChart } from '@mui/x-charts/BarChart';

export default function FunctionLabel() {
  return (
    // preview-start
    <BarChart
      title="Repairs and inspections by quarter"
      height={280}
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        {
          data: [35, 44, 24, 34],
          label: (location) => (location === 'legend' ? 'Repairs' : 'Repairs on request'),
        },
        {
          data: [51, 6, 49, 30],
          label: (location) => (location === 'legend' ? 'Inspections' : 'Planned inspections'),
        },
      ]}
    />
    // preview-end
  );
}
