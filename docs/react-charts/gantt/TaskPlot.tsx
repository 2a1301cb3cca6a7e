import Tooltip from '@mui/material/Tooltip';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { showDay, teamColors } from './renovation';
import type { Task } from './renovation';

const percent = (part: number) => `${Math.round(part * 100)}%`;

/** A bar from the start to the end of each task, its finished part in full color. */
export function TaskPlot({ tasks }: { tasks: readonly Task[] }) {
  const x = useXScale<'time'>();
  const y = useYScale<'band'>();
  const height = y.bandwidth();

  return tasks.map(({ id, team, start, end, done }) => {
    const from = x(start);
    const length = x(end) - from;
    const top = y(id) ?? 0;
    const title = `${id}: ${showDay(start)} to ${showDay(end)}, ${team}, ${percent(done)} done`;
    return (
      <Tooltip key={id} followCursor title={title}>
        <g role="img" data-task={id} fill={teamColors[team]}>
          <rect x={from} y={top} width={length} height={height} rx={4} opacity={0.45} />
          <rect x={from} y={top} width={length * done} height={height} rx={4} />
        </g>
      </Tooltip>
    );
  });
}
