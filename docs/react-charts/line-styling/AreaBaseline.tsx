import { LineChart } from '@mui/x-charts/LineChart';

export default function AreaBaseline() {
  return (
    // preview-start
    <LineChart
      title="Deviation from the plan by week"
      height={300}
      xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7, 8], label: 'Week', tickMinStep: 1 }]}
      yAxis={[{ min: -12, max: 12, label: 'Deviation from plan (%)', width: 60 }]}
      series={[{ data: [-7.4, -3.1, 1.8, 4.6, 2.2, -1.9, 3.3, 6.1], area: true, baseline: 'min' }]}
    />
    // preview-end
  );
}
