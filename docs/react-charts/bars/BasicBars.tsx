import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicBars() {
  return (
    // preview-start
    <BarChart
      title="Tickets by genre and time of day"
      height={300}
      margin={{ left: 0 }}
      borderRadius={4}
      grid={{ horizontal: true }}
      xAxis={[{ data: ['Drama', 'Comedy', 'Family', 'Crime', 'Action'] }]}
      yAxis={[{ width: 36, disableLine: true, disableTicks: true }]}
      series={[
        { data: [412, 318, 476, 263, 295], label: 'Matinee tickets' },
        { data: [287, 402, 241, 374, 451], label: 'Evening tickets' },
      ]}
    />
    // preview-end
  );
}
