import { LineChart } from '@mui/x-charts/LineChart';

export default function BasicLineChart() {
  return (
    // preview-start
    <LineChart
      title="Oven temperature after the start"
      height={300}
      xAxis={[{ data: [0, 5, 10, 15, 20, 30, 45, 60], label: 'Minutes after start' }]}
      series={[{ data: [18, 46, 71, 84, 90, 94, 96, 97], label: 'Temperature (% of target)' }]}
    />
    // preview-end
  );
}
