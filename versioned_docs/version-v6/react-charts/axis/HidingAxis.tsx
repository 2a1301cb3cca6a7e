import { BarChart } from '@mui/x-charts/BarChart';

export default function HidingAxis() {
  return (
    // preview-start
    <BarChart
      width={260}
      height={140}
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
      bottomAxis={null}
      leftAxis={null}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[{ data: [42, 57, 49, 63, 38] }]}
    />
    // preview-end
  );
}
