import { BarChart } from '@mui/x-charts/BarChart';
import { budget } from './budget';

const items = budget
  .flatMap((group) => group.items.map((item) => ({ ...item, group: group.id })))
  .sort((a, b) => b.value - a.value);

export default function TreemapAsBars() {
  return (
    // preview-start
    <BarChart
      height={360}
      layout="horizontal"
      title="Budget of a town by item, in million euro"
      xAxis={[{ label: 'Million €' }]}
      yAxis={[{ data: items.map(({ id }) => id), width: 92, disableTicks: true }]}
      grid={{ vertical: true }}
      series={budget.map(({ id, color }) => ({
        label: id,
        color,
        stack: 'budget',
        data: items.map(({ group, value }) => (group === id ? value : null)),
      }))}
    />
    // preview-end
  );
}
