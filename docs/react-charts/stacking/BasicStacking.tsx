import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicStacking() {
  return (
    // preview-start
    <BarChart
      title="Tickets by quarter, channel, and time of day"
      height={300}
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      yAxis={[{ label: 'Tickets (thousands)', width: 48 }]}
      series={[
        { data: [31, 34, 29, 38], stack: 'channel', label: 'Online' },
        { data: [12, 14, 17, 11], stack: 'channel', label: 'Box office' },
        { data: [29, 33, 30, 35], stack: 'time', label: 'Evening' },
        { data: [14, 15, 16, 14], stack: 'time', label: 'Matinee' },
        { data: [40, 45, 44, 47], label: 'Previous year' },
      ]}
    />
    // preview-end
  );
}
