import { useState, type PointerEvent } from 'react';
import { styled } from '@mui/material/styles';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

const Line = styled('path')(({ theme }) => ({
  stroke: theme.palette.text.primary,
  strokeDasharray: '4 3',
  pointerEvents: 'none',
}));

const Text = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: theme.palette.text.primary,
  pointerEvents: 'none',
}));

/** A horizontal line at the pointer, with the value of the y-axis there. */
export function ValueAtPointer() {
  const { left, top, width, height } = useDrawingArea();
  const yScale = useYScale();
  const [y, setY] = useState<number | null>(null);

  const handleMove = (event: PointerEvent<SVGRectElement>) =>
    setY(top + event.clientY - event.currentTarget.getBoundingClientRect().top);

  return (
    <g>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="none"
        pointerEvents="all"
        onPointerMove={handleMove}
        onPointerLeave={() => setY(null)}
      />
      {y !== null && 'invert' in yScale && (
        <>
          <Line d={`M ${left} ${y} h ${width}`} />
          <Text x={left + 8} y={y - 6}>
            {Number(yScale.invert(y)).toFixed(0)} cm
          </Text>
        </>
      )}
    </g>
  );
}
