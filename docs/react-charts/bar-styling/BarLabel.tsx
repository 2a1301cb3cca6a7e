import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

export default function BarLabel() {
  return (
    // preview-start
    <BarChart
      title="Appointments by weekday and kind"
      height={300}
      margin={{ left: 0 }}
      barLabel="value"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
      yAxis={[{ width: 36 }]}
      series={[
        { data: [14, 11, 16, 12], label: 'Check-ups', stack: 'all' },
        { data: [7, 9, 8, 5], label: 'Surgeries', stack: 'all' },
      ]}
      colors={['#0dbeff', '#ffb422']} // Light enough for dark labels, in both modes
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#10243e', fontWeight: 600 } }}
    />
    // preview-end
  );
}
