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
      width={320}
      height={210}
      margin={{ top: 5, right: 5, bottom: 45, left: 5 }}
      series={[
        {
          data: seats,
          // preview-start
          startAngle: -90,
          endAngle: 90,
          cy: '100%',
          innerRadius: '80%',
          outerRadius: '180%',
          // preview-end
          valueFormatter: ({ value }) => `${value} seats`,
        },
      ]}
      slotProps={{
        legend: {
          direction: 'row',
          position: { vertical: 'bottom', horizontal: 'middle' },
          itemMarkWidth: 12,
          itemMarkHeight: 12,
          labelStyle: { fontSize: 14 },
        },
      }}
    />
  );
}
