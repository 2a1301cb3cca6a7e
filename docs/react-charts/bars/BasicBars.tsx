// preview-start
import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicBars() {
  return (
    <BarChart
      title="Tickets by genre and time of day" // The accessible name: not drawn
      height={300}
      xAxis={[{ data: ['Drama', 'Comedy', 'Family'] }]}
      yAxis={[{ label: 'Tickets sold' }]}
      series={[
        { data: [412, 318, 276], label: 'Matinee' },
        { data: [187, 402, 455], label: 'Evening' },
      ]}
    />
  );
}
// preview-end
