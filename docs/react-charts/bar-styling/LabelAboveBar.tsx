import { styled } from '@mui/material/styles';
import { interpolateObject } from '@mui/x-charts-vendor/d3-interpolate';
import type { BarLabelProps } from '@mui/x-charts/BarChart';
import { useAnimate } from '@mui/x-charts/hooks';

const Text = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  fill: theme.palette.text.primary,
  textAnchor: 'middle',
  pointerEvents: 'none',
}));

const GAP = 6;

/** Stands above the end of a vertical bar and rises with it. */
export function LabelAboveBar(props: BarLabelProps) {
  const { x, y, width, yOrigin, skipAnimation, children } = props;
  const center = x + width / 2;
  const animated = useAnimate<{ x: number; y: number }, SVGTextElement>(
    { x: center, y: y - GAP },
    {
      initialProps: { x: center, y: yOrigin },
      createInterpolator: interpolateObject,
      transformProps: (position) => position,
      applyProps: (element, position) => {
        element.setAttribute('x', String(position.x));
        element.setAttribute('y', String(position.y));
      },
      skip: skipAnimation,
    },
  );

  return <Text {...animated}>{children}</Text>;
}
