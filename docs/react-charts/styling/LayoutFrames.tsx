import { useDrawingArea, useXAxis, useYAxis } from '@mui/x-charts/hooks';

/** Tints the drawing area and the room of both axes. */
export function LayoutFrames() {
  const { left, top, width, height } = useDrawingArea();
  const xAxis = useXAxis<'band'>();
  const yAxis = useYAxis<'linear'>();

  return (
    <g opacity={0.16} pointerEvents="none">
      <rect x={left} y={top} width={width} height={height} fill="#43a047" />
      <rect x={left - yAxis.width} y={top} width={yAxis.width} height={height} fill="#d84315" />
      <rect x={left} y={top + height} width={width} height={xAxis.height} fill="#1e88e5" />
    </g>
  );
}
