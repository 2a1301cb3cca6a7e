import { useEffect, useRef } from 'react';
import type { AnimatedLineProps } from '@mui/x-charts/LineChart';

/** Draws the line from its first to its last point, once. */
export function DrawnLine({ ownerState, skipAnimation, ...other }: AnimatedLineProps) {
  const ref = useRef<SVGPathElement>(null);

  useEffect(() => {
    const animation = ref.current?.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
      duration: skipAnimation ? 0 : 1500,
      easing: 'ease-in-out',
      fill: 'both',
    });
    return () => animation?.cancel();
  }, [skipAnimation]);

  return (
    <path
      ref={ref}
      pathLength={1}
      strokeDasharray={1}
      fill="none"
      stroke={ownerState.color}
      strokeWidth={2}
      {...other}
    />
  );
}
