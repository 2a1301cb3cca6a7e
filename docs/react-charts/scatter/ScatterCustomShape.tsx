import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { center, north } from './apartments';

const diamond = 'M0,-1.3 L1.3,0 L0,1.3 L-1.3,0 Z';
const cross = 'M-1,-1 L1,1 M-1,1 L1,-1';
const shapes: Record<string, string> = { center: diamond, north: cross };

/** A path around the origin, moved to its place and scaled to its size. */
function ShapeMarker(props: ScatterMarkerProps) {
  // preview-start
  const { seriesId, x, y, size, color, isHighlighted, isFaded, onClick } = props;
  return (
    <path
      d={shapes[seriesId]}
      transform={`translate(${x}, ${y}) scale(${size * (isHighlighted ? 1.4 : 1)})`}
      fill={seriesId === 'north' ? 'none' : color}
      stroke={color}
      strokeWidth={2}
      vectorEffect="non-scaling-stroke"
      opacity={isFaded ? 0.3 : 1}
      onClick={onClick}
    />
  );
  // preview-end
}

const legendMark = (d: string) =>
  function LegendMark({ className, color }: ChartsLabelCustomMarkProps) {
    return (
      <svg viewBox="-1.6 -1.6 3.2 3.2" className={className}>
        <path d={d} fill="none" stroke={color} strokeWidth={0.6} />
      </svg>
    );
  };

const DiamondMark = legendMark(diamond);
const CrossMark = legendMark(cross);

export default function ScatterCustomShape() {
  return (
    <ScatterChart
      title="Living space and rent in two districts"
      height={320}
      xAxis={[{ min: 30 }]}
      yAxis={[{ width: 52 }]}
      series={[
        { id: 'center', label: 'Center', data: center, labelMarkType: DiamondMark },
        { id: 'north', label: 'North', data: north, labelMarkType: CrossMark },
      ]}
      slots={{ marker: ShapeMarker }}
    />
  );
}
