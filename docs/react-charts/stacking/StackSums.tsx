import { BarChart, type BarChartProps, type BarLabelProps } from '@mui/x-charts/BarChart';

const shop = [31, 28, 35];
const web = [12, 19, 17];

// preview-start
const sumOnTop: BarChartProps['barLabel'] = ({ seriesId, dataIndex }) =>
  seriesId === 'web' ? `${shop[dataIndex] + web[dataIndex]}` : null;

function SumLabel({ x, y, width, children }: BarLabelProps) {
  return (
    <text x={x + width / 2} y={y - 4} textAnchor="middle" fill="currentColor">
      {children}
    </text>
  );
}
// preview-end

export default function StackSums() {
  return (
    <BarChart
      title="Orders by weekday and channel, with their sum"
      height={260}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed'] }]}
      yAxis={[{ max: 60 }]}
      series={[
        { id: 'shop', data: shop, label: 'Shop', stack: 'orders' },
        { id: 'web', data: web, label: 'Web', stack: 'orders' },
      ]}
      barLabel={sumOnTop}
      slots={{ barLabel: SumLabel }}
    />
  );
}
