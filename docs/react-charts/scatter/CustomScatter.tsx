import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { center, north } from './apartments';

/** Joins the points of each series, in the order of the x-axis. */
function LinkPoints() {
  const allSeries = useScatterSeries();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return (
    <g>
      {/* preview-start */}
      {allSeries.map(({ id, color, data }) => (
        <path
          key={id}
          fill="none"
          stroke={color}
          strokeOpacity={0.5}
          strokeWidth={2}
          d={`M ${[...data]
            .sort((a, b) => a.x - b.x)
            .map(({ x, y }) => `${xScale(x)}, ${yScale(y)}`)
            .join(' L ')}`}
        />
      ))}
      {/* preview-end */}
    </g>
  );
}

export default function CustomScatter() {
  return (
    <ScatterChart
      title="Living space and rent in two districts"
      height={300}
      xAxis={[{ min: 30 }]}
      yAxis={[{ width: 52 }]}
      series={[
        { label: 'Center', data: center },
        { label: 'North', data: north },
      ]}
    >
      <LinkPoints />
    </ScatterChart>
  );
}
