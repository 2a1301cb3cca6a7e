import { LineChart } from '@mui/x-charts/LineChart';

export default function BasicArea() {
  return (
    // preview-start
    <LineChart
      title="Solar output by hour"
      height={300}
      xAxis={[{ data: [6, 8, 10, 12, 14, 16, 18, 20], label: 'Hour' }]}
      series={[
        { data: [0.2, 1.9, 4.1, 5.6, 5.2, 3.4, 1.1, 0.1], label: 'Solar output (kW)', area: true },
      ]}
    />
    // preview-end
  );
}
