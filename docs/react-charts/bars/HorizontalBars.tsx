import { BarChart } from '@mui/x-charts/BarChart';

const waiting = [
  { clinic: 'Dermatology', days: 41 },
  { clinic: 'Orthopedics', days: 33 },
  { clinic: 'Cardiology', days: 26 },
  { clinic: 'Eye clinic', days: 19 },
  { clinic: 'Pediatrics', days: 6 },
];

const formatDays = (value: number | null) => `${value} days`;

export default function HorizontalBars() {
  return (
    // preview-start
    <BarChart
      title="Waiting time by clinic"
      height={320}
      layout="horizontal"
      dataset={waiting}
      yAxis={[{ dataKey: 'clinic', width: 100 }]}
      xAxis={[{ label: 'Days until the next free appointment' }]}
      series={[{ dataKey: 'days', label: 'Waiting time', valueFormatter: formatDays }]}
    />
    // preview-end
  );
}
