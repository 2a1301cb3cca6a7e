import { useEffect, useRef } from 'react';
import type { MarkElementProps } from '@mui/x-charts/LineChart';

const DELAY_PER_POINT_MS = 250;

/** A mark that appears when the line has reached it. */
export function PoppingMark({ x, y, color, dataIndex, skipAnimation }: MarkElementProps) {
  const ref = useRef<SVGCircleElement>(null);

  useEffect(() => {
    const animation = ref.current?.animate(
      [
        { transform: 'scale(0)' },
        { transform: 'scale(1.6)', offset: 0.6 },
        { transform: 'scale(1)' },
      ],
      {
        duration: skipAnimation ? 0 : 400,
        delay: skipAnimation ? 0 : dataIndex * DELAY_PER_POINT_MS,
        fill: 'both',
      },
    );
    return () => animation?.cancel();
  }, [dataIndex, skipAnimation]);

  return (
    <circle
      ref={ref}
      cx={x}
      cy={y}
      r={5}
      fill={color}
      style={{ transformBox: 'fill-box', transformOrigin: 'center' }}
    />
  );
}
