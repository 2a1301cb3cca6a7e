import { useId } from 'react';
import { AnimatedLine } from '@mui/x-charts/LineChart';
import type { AnimatedLineProps } from '@mui/x-charts/LineChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LAST_COUNTED_WEEK } from './parcels';

/** A line that is solid up to the last count and dashed behind it: the same path, cut twice. */
export function ForecastLine(props: AnimatedLineProps) {
  const { left, top, width, height } = useDrawingArea();
  const limit = useXScale<'linear'>()(LAST_COUNTED_WEEK);
  const countedId = useId();
  const forecastId = useId();

  return (
    <>
      <clipPath id={countedId}>
        <rect x={left} y={top} width={limit - left} height={height} />
      </clipPath>
      <clipPath id={forecastId}>
        <rect x={limit} y={top} width={left + width - limit} height={height} />
      </clipPath>
      <g clipPath={`url(#${countedId})`}>
        <AnimatedLine {...props} />
      </g>
      <g clipPath={`url(#${forecastId})`}>
        <AnimatedLine
          {...props}
          ownerState={{ ...props.ownerState, id: `${props.ownerState.id}-forecast` }}
          strokeDasharray="6 5"
        />
      </g>
    </>
  );
}
