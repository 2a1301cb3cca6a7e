import { LineChart } from '@mui/x-charts/LineChart';

export default function DifferentLength() {
  return (
    <LineChart
      title="Visits of three branches by week"
      height={300}
      margin={{ bottom: 10 }}
      // preview-start
      xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], label: 'Week', tickMinStep: 1 }]}
      series={[
        { data: [64, 71, 69, 75, 82, 80, 86, 91, 88, 95], label: 'Lyon' },
        { data: [48, 52, 57, 55, 61, 66], label: 'Porto (so far)' },
        { data: [null, null, null, null, 22, 34, 41, 52, 58, 63], label: 'Oslo (opened later)' },
      ]}
      // preview-end
    />
  );
}
