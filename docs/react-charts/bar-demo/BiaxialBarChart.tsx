import { BarChart } from '@mui/x-charts/BarChart';
import { Titled } from './Titled';

const quarters = [
  { quarter: 'Q1', guests: 4100, revenue: 218 },
  { quarter: 'Q2', guests: 6900, revenue: 402 },
  { quarter: 'Q3', guests: 8800, revenue: 631 },
  { quarter: 'Q4', guests: 5200, revenue: 276 },
];

const guestsColor = '#00897b';
const revenueColor = '#c2185b';

export default function BiaxialBarChart() {
  return (
    <Titled title="Summer guests spend more" note="Guests and revenue of a hotel, 2025">
      <BarChart
        title="Guests and revenue of a hotel by quarter, 2025"
        height={300}
        dataset={quarters}
        xAxis={[{ dataKey: 'quarter', categoryGapRatio: 0.4, disableTicks: true }]}
        // preview-start
        yAxis={[
          { id: 'guests', width: 56, max: 10_000, tickLabelStyle: { fill: guestsColor } },
          {
            id: 'revenue',
            position: 'right',
            width: 56,
            max: 800,
            valueFormatter: (value: number) => `${value} k€`,
            tickLabelStyle: { fill: revenueColor },
          },
        ]}
        series={[
          { dataKey: 'guests', label: 'Guests', yAxisId: 'guests', color: guestsColor },
          { dataKey: 'revenue', label: 'Revenue', yAxisId: 'revenue', color: revenueColor },
        ]}
        // preview-end
      />
    </Titled>
  );
}
