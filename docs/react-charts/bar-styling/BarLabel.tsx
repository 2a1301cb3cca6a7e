import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

/** Lighter than usual, so that dark labels are readable on both in light and in dark mode. */
const colors = ['#66abf0', '#fbc456'];
const labelStyles = { [`& .${barLabelClasses.root}`]: { fill: '#10243e', fontWeight: 600 } };

export default function BarLabel() {
  return (
    // preview-start
    <BarChart
      title="Appointments by weekday and kind"
      height={300}
      barLabel="value"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
      yAxis={[{ label: 'Appointments' }]}
      series={[
        { data: [14, 11, 16, 12], label: 'Check-up', stack: 'all' },
        { data: [7, 9, 8, 5], label: 'Surgery', stack: 'all' },
      ]}
      colors={colors}
      sx={labelStyles}
    />
    // preview-end
  );
}
