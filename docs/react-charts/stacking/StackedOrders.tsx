// preview-start
import { BarChart } from '@mui/x-charts/BarChart';

export default function StackedOrders() {
  return (
    <BarChart
      title="Orders by weekday and channel" // The accessible name: not drawn
      height={260}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ label: 'Orders' }]}
      series={[
        { data: [31, 28, 35, 33, 42], label: 'Shop', stack: 'orders' },
        { data: [12, 19, 17, 21, 26], label: 'Web', stack: 'orders' },
      ]}
    />
  );
}
// preview-end
