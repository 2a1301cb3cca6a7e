import { useId } from 'react';
import { alpha, useTheme } from '@mui/material/styles';
import type { BarProps } from '@mui/x-charts/BarChart';
import { useAnimateBar, useDrawingArea } from '@mui/x-charts/hooks';

/** A bar with a gradient that ends in a bright edge, on a full-width track. */
export function ShinyBar(props: BarProps) {
  const { color, ownerState, className, style } = props;
  const theme = useTheme();
  const gradientId = useId();
  const drawingArea = useDrawingArea();
  const animated = useAnimateBar(props);

  return (
    <g className={className} style={style} opacity={ownerState.isFaded ? 0.4 : 1}>
      <linearGradient id={gradientId}>
        <stop offset="0%" stopColor={alpha(color, 0.4)} />
        <stop offset="100%" stopColor={alpha(color, 0.7)} />
      </linearGradient>
      <rect
        x={drawingArea.left}
        y={props.y}
        width={drawingArea.width}
        height={props.height}
        fill={theme.palette.text.primary}
        opacity={0.05}
      />
      <rect {...animated} fill={`url(#${gradientId})`} />
      <rect
        x={Number(props.x) + Number(props.width) - 4}
        y={props.y}
        width={4}
        height={props.height}
        fill={color}
      />
    </g>
  );
}
