import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterProps } from '@mui/x-charts/ScatterChart';
import { center, north } from './apartments';

const diamond = 'M0,-1.3 L1.3,0 L0,1.3 L-1.3,0 Z';
const cross = 'M-1,-1 L1,1 M-1,1 L1,-1';
const shapes: Record<string, string> = { center: diamond, north: cross };

/** One path for each point of a series, moved to its place and scaled to the size of marks. */
function ShapedPoints({ series, xScale, yScale, color, colorGetter, markerSize }: ScatterProps) {
  return (
    <g strokeWidth={2}>
      {series.data.map(({ id, x, y }, index) => (
        <path
          key={id}
          d={shapes[series.id]}
          transform={`translate(${xScale(x)}, ${yScale(y)}) scale(${markerSize})`}
          fill={series.id === 'north' ? 'none' : color}
          stroke={colorGetter?.(index) ?? color}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </g>
  );
}

export default function ScatterCustomShape() {
  return (
    // preview-start
    <ScatterChart
      height={320}
      xAxis={[{ min: 30 }]}
      series={[
        { id: 'center', label: 'Center', data: center },
        { id: 'north', label: 'North', data: north },
      ]}
      slots={{ scatter: ShapedPoints }}
    />
    // preview-end
  );
}
