import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { showDay, tasks, today } from './renovation';
import { TaskPlot } from './TaskPlot';

const names = tasks.map(({ id }) => id);
const days = tasks.flatMap(({ start, end }) => [start, end]);

export default function GanttComposition() {
  return (
    <ChartContainer
      height={320}
      margin={{ top: 28, right: 28 }}
      title="Renovation of the school, 1 June to 15 July"
      // preview-start
      series={[]}
      xAxis={[{ scaleType: 'time', data: days, valueFormatter: showDay, domainLimit: 'strict' }]}
      yAxis={[{ scaleType: 'band', data: names, width: 84, categoryGapRatio: 0.35 }]}
    >
      <ChartsGrid vertical />
      <TaskPlot tasks={tasks} />
      <ChartsReferenceLine
        x={today}
        label="Today"
        labelAlign="start"
        lineStyle={{ stroke: '#e53935' }}
      />
      <ChartsXAxis />
      <ChartsYAxis disableTicks disableLine />
    </ChartContainer>
    // preview-end
  );
}
