import { useDrawingArea } from '@mui/x-charts/hooks';

/** Tints the drawing area and the margin around it. */
export function LayoutFrames() {
  const { left, top, right, bottom, width, height } = useDrawingArea();

  return (
    <g opacity={0.16} pointerEvents="none">
      <rect x={left} y={top} width={width} height={height} fill="#43a047" />
      <rect x={0} y={top} width={left} height={height} fill="#d84315" />
      <rect x={left + width} y={top} width={right} height={height} fill="#d84315" />
      <rect x={left} y={0} width={width} height={top} fill="#1e88e5" />
      <rect x={left} y={top + height} width={width} height={bottom} fill="#1e88e5" />
    </g>
  );
}
