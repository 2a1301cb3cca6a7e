import { PieChart } from '@mui/x-charts/PieChart';

const seats = [
  { id: 'left', value: 34, label: 'Left', color: '#c62828' },
  { id: 'greens', value: 41, label: 'Greens', color: '#2e7d32' },
  { id: 'center', value: 58, label: 'Center', color: '#f9a825' },
  { id: 'right', value: 47, label: 'Right', color: '#1565c0' },
];

export default function StraightAnglePieChart() {
  return (
    <PieChart
      // preview-start
      title="Seats of the parliament by party"
      width={320}
      height={170}
      series={[
        {
          data: seats,
          startAngle: -90,
          endAngle: 90,
          cy: '100%',
          innerRadius: '80%',
          outerRadius: '180%',
          valueFormatter: ({ value }) => `${value} seats`,
        },
      ]}
      // preview-end
      slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
    />
  );
}
