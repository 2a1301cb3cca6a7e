import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';

const shop = [31, 28, 35];
const web = [12, 19, 17];

function SumLabel({ x, y, width, children }: BarLabelProps) {
  return (
    <text x={x + width / 2} y={y - 4} textAnchor="middle" fill="currentColor">
      {children}
    </text>
  );
}

export default function StackSums() {
  return (
    // preview-start
    <BarChart
      title="Orders by weekday and channel, with their sum"
      height={260}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed'] }]}
      yAxis={[{ max: 60 }]}
      series={[
        { id: 'shop', data: shop, label: 'Shop', stack: 'orders' },
        { id: 'web', data: web, label: 'Web', stack: 'orders' },
      ]}
      barLabel={({ seriesId, dataIndex }) =>
        seriesId === 'web' ? `${shop[dataIndex] + web[dataIndex]}` : null
      }
      slots={{ barLabel: SumLabel }}
    />
    // preview-end
  );
}
