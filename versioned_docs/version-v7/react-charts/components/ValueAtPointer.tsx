import { useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useDrawingArea, useSvgRef, useYScale } from '@mui/x-charts/hooks';

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
  const yScale = useYScale<'linear'>();
  const svgRef = useSvgRef();
  const [y, setY] = useState<number | null>(null);

  useEffect(() => {
    const svg = svgRef.current;
    if (!svg) return undefined;
    const onMove = (event: PointerEvent) => {
      const position = event.clientY - svg.getBoundingClientRect().top;
      setY(position < top || position > top + height ? null : position);
    };
    const onLeave = () => setY(null);
    svg.addEventListener('pointermove', onMove);
    svg.addEventListener('pointerleave', onLeave);
    return () => {
      svg.removeEventListener('pointermove', onMove);
      svg.removeEventListener('pointerleave', onLeave);
    };
  }, [svgRef, top, height]);

  if (y === null) {
    return null;
  }
  return (
    <g>
      <Line d={`M ${left} ${y} h ${width}`} />
      <Text x={left + 8} y={y - 6}>
        {yScale.invert(y).toFixed(0)} cm
      </Text>
    </g>
  );
}
