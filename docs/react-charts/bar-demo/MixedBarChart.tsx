import { BarChart } from '@mui/x-charts/BarChart';
import { Titled } from './Titled';

const evenings = ['Thu', 'Fri', 'Sat', 'Sun'];

export default function MixedBarChart() {
  return (
    <Titled title="Saturday is sold out" note="Seats of a theater, sold and available">
      {/* preview-start */}
      <BarChart
        title="Seats of a theater by evening, sold and available"
        height={280}
        xAxis={[{ data: evenings, categoryGapRatio: 0.4, barGapRatio: 0.05, disableTicks: true }]}
        yAxis={[{ width: 40, disableLine: true, disableTicks: true, tickNumber: 4 }]}
        grid={{ horizontal: true }}
        series={[
          { data: [142, 218, 305, 164], label: 'Online', stack: 'sold', color: '#4254fb' },
          { data: [38, 61, 95, 72], label: 'Box office', stack: 'sold', color: '#a0a9fd' },
          { data: [400, 400, 400, 320], label: 'Seats', color: '#90a4ae' },
        ]}
      />
      {/* preview-end */}
    </Titled>
  );
}
