import { useEffect, useRef } from 'react';
import type { BarLabelProps } from '@mui/x-charts/BarChart';
import { runSpring } from './runSpring';

/** Jumps up from the axis and settles in the middle of its bar, driven by a spring. */
export function SpringLabel(props: BarLabelProps) {
  const { x, y, width, height, yOrigin, skipAnimation, children } = props;
  const ref = useRef<SVGTextElement>(null);
  const lastY = useRef(yOrigin);
  const target = y + height / 2;

  useEffect(() => {
    const place = (value: number) => {
      lastY.current = value;
      ref.current?.setAttribute('y', String(value));
    };
    if (skipAnimation) {
      place(target);
      return undefined;
    }
    return runSpring({ from: lastY.current, to: target, tension: 120, friction: 8 }, place);
  }, [target, skipAnimation]);

  return (
    <text
      ref={ref}
      x={x + width / 2}
      y={skipAnimation ? target : yOrigin}
      fill="#10243e"
      fontSize={14}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {children}
    </text>
  );
}
