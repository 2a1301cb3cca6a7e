import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

export default function StackedOrders() {
  return (
    // preview-start
    <BarChart
      title="Orders by weekday and channel"
      height={260}
      margin={{ left: 0 }}
      barLabel="value"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ width: 36 }]}
      series={[
        { data: [31, 28, 35, 33, 42], label: 'Shop orders', stack: 'orders' },
        { data: [12, 19, 17, 21, 26], label: 'Web orders', stack: 'orders' },
      ]}
      colors={['#0dbeff', '#ffb422']} // Light enough for dark labels, in both modes
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#10243e', fontWeight: 600 } }}
    />
    // preview-end
  );
}
