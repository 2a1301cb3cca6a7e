import { BarChart } from '@mui/x-charts/BarChart';
import { Titled } from './Titled';

const cash = [
  { month: 'Jan', sales: 84, grants: 0, wages: -52, rent: -18 },
  { month: 'Feb', sales: 79, grants: 0, wages: -52, rent: -18 },
  { month: 'Mar', sales: 91, grants: 25, wages: -55, rent: -18 },
  { month: 'Apr', sales: 66, grants: 0, wages: -58, rent: -18 },
  { month: 'May', sales: 97, grants: 0, wages: -58, rent: -18 },
  { month: 'Jun', sales: 103, grants: 25, wages: -61, rent: -18 },
];

const inThousands = (value: number | null) => `${value} k€`;

const flow = { stack: 'cash', stackOffset: 'diverging', valueFormatter: inThousands } as const;

export default function BarChartStackedBySign() {
  return (
    <Titled title="Only April cost more than it brought" note="Cash of a workshop, 2026, in k€">
      {/* preview-start */}
      <BarChart
        title="Cash of a workshop by month, 2026"
        height={300}
        dataset={cash}
        xAxis={[{ dataKey: 'month', categoryGapRatio: 0.4, disableLine: true, disableTicks: true }]}
        yAxis={[{ width: 40, disableLine: true, disableTicks: true }]}
        grid={{ horizontal: true }}
        series={[
          { dataKey: 'sales', label: 'Sales', color: '#2e7d32', ...flow },
          { dataKey: 'grants', label: 'Grants', color: '#81c784', ...flow },
          { dataKey: 'wages', label: 'Wages', color: '#d84315', ...flow },
          { dataKey: 'rent', label: 'Rent', color: '#ffab91', ...flow },
        ]}
      />
      {/* preview-end */}
    </Titled>
  );
}
