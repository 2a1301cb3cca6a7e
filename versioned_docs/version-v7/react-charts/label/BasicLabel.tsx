import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicLabel() {
  return (
    // preview-start
    <BarChart
      height={280}
      xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { data: [35, 44, 24, 34], label: 'Repairs' },
        { data: [51, 6, 49, 30], label: 'Inspections' },
      ]}
    />
    // preview-end
  );
}
