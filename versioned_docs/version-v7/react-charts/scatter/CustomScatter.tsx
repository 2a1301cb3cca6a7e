import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { unstable_useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { center, north } from './apartments';

/** Joins the points of each series, in the order of the x-axis. */
function LinkPoints() {
  const { series = {}, seriesOrder = [] } = unstable_useScatterSeries() ?? {};
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return (
    <g>
      {seriesOrder.map((id) => (
        <path
          key={id}
          fill="none"
          stroke={series[id]?.color}
          strokeOpacity={0.5}
          strokeWidth={2}
          d={`M ${[...(series[id]?.data ?? [])]
            .sort((a, b) => a.x - b.x)
            .map(({ x, y }) => `${xScale(x)}, ${yScale(y)}`)
            .join(' L ')}`}
        />
      ))}
    </g>
  );
}

export default function CustomScatter() {
  return (
    // preview-start
    <ScatterChart
      height={300}
      xAxis={[{ min: 30 }]}
      series={[
        { label: 'Center', data: center },
        { label: 'North', data: north },
      ]}
    >
      <LinkPoints />
    </ScatterChart>
    // preview-end
  );
}
