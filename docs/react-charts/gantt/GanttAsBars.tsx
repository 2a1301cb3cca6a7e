import { BarChart } from '@mui/x-charts/BarChart';
import { showDay, tasks } from './renovation';

const DAY_MS = 86_400_000;

const names = tasks.map(({ id }) => id);
const first = tasks[0].start;
const daysAfterFirst = (date: Date) => Math.round((date.getTime() - first.getTime()) / DAY_MS);

/** The date that is so many days after the first one. */
const formatOffset = (days: number) =>
  showDay(new Date(first.getFullYear(), first.getMonth(), first.getDate() + days));

const weeks = [0, 7, 14, 21, 28, 35, 42];

const offsets = tasks.map(({ start }) => daysAfterFirst(start));
const lengths = tasks.map(({ end }, index) => daysAfterFirst(end) - offsets[index]);

export default function GanttAsBars() {
  return (
    <BarChart
      height={300}
      layout="horizontal"
      hideLegend
      margin={{ right: 28 }}
      title="Renovation of the school, 1 June to 15 July"
      yAxis={[{ data: names, width: 84, categoryGapRatio: 0.35, disableTicks: true }]}
      // preview-start
      xAxis={[{ max: 45, tickInterval: weeks, valueFormatter: formatOffset }]}
      series={[
        { data: offsets, stack: 'task', color: 'transparent', valueFormatter: () => null },
        {
          data: lengths,
          label: 'Duration',
          stack: 'task',
          color: '#1565c0',
          valueFormatter: (days) => `${days} days`,
        },
      ]}
      // preview-end
    />
  );
}
