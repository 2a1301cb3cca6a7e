import { BarChart } from '@mui/x-charts/BarChart';
import { salesByWeekday } from './bakery';
import { Titled } from './Titled';

const inEuro = (value: number | null) => (value === null ? '' : `${value.toLocaleString('en')} €`);

export default function SimpleBarChart() {
  return (
    <Titled title="Market days carry the second branch" note="Mean sales by weekday, in euro">
      {/* preview-start */}
      <BarChart
        title="Sales of two branches by weekday"
        height={280}
        dataset={salesByWeekday}
        xAxis={[{ dataKey: 'day', categoryGapRatio: 0.35, barGapRatio: 0.1, disableTicks: true }]}
        yAxis={[{ width: 44, disableLine: true, disableTicks: true, tickNumber: 4 }]}
        grid={{ horizontal: true }}
        borderRadius={4}
        series={[
          { dataKey: 'station', label: 'Station', color: '#90a4ae', valueFormatter: inEuro },
          { dataKey: 'market', label: 'Market square', color: '#4254fb', valueFormatter: inEuro },
        ]}
      />
      {/* preview-end */}
    </Titled>
  );
}
