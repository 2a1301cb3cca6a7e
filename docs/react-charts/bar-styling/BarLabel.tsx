import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

export default function BarLabel() {
  return (
    // preview-start
    <BarChart
      title="Appointments by weekday and kind"
      height={300}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#10243e' } }}
      barLabel="value"
      margin={{ left: 0 }}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
      yAxis={[{ width: 32 }]}
      series={[
        { data: [14, 11, 16, 12], label: 'Check-up', stack: 'all' },
        { data: [7, 9, 8, 5], label: 'Surgery', stack: 'all' },
      ]}
      colors={['#64b5f6', '#ffb74d']}
    />
    // preview-end
  );
}
