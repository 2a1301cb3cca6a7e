import { interpolateObject } from '@mui/x-charts-vendor/d3-interpolate';
import type { BarLabelProps } from '@mui/x-charts/BarChart';
import { useAnimate } from '@mui/x-charts/hooks';

interface LabelState {
  y: number;
  fontSize: number;
}

/** Rises with its bar and grows from nothing to its size. */
export function GrowingLabel(props: BarLabelProps) {
  const { x, y, width, height, yOrigin, skipAnimation, children } = props;
  const { ref, ...attributes } = useAnimate<LabelState, SVGTextElement>(
    { y: y + height / 2, fontSize: 14 },
    {
      initialProps: { y: yOrigin, fontSize: 0 },
      createInterpolator: interpolateObject,
      transformProps: (state) => state,
      applyProps: (element, state) => {
        element.setAttribute('y', String(state.y));
        element.setAttribute('font-size', String(state.fontSize));
      },
      skip: skipAnimation,
    },
  );

  return (
    <text
      ref={ref}
      x={x + width / 2}
      {...attributes}
      fill="#10243e"
      textAnchor="middle"
      dominantBaseline="central"
    >
      {children}
    </text>
  );
}
