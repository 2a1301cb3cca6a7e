import { BarChart } from '@mui/x-charts/BarChart';
import { orders, quarterName, quarters } from './quarters';

export default function GroupedAxes() {
  return (
    <BarChart
      title="Orders by quarter, 2024 and 2025"
      height={320}
      // preview-start
      xAxis={[
        {
          scaleType: 'band',
          data: quarters,
          height: 56,
          groups: [{ getValue: quarterName }, { getValue: (date: Date) => date.getFullYear() }],
        },
      ]}
      // preview-end
      yAxis={[{ width: 40 }]}
      series={[{ data: orders, label: 'Orders' }]}
    />
  );
}
