import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicStacking() {
  return (
    // preview-start
    <BarChart
      height={300}
      xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { data: [31, 34, 29, 38], stack: 'A', label: 'Online' },
        { data: [12, 14, 17, 11], stack: 'A', label: 'Box office' },
        { data: [44, 47, 45, 52], stack: 'B', label: 'Seats offered' },
        { data: [10, 10, 12, 12], label: 'Staff hours' },
      ]}
    />
    // preview-end
  );
}
