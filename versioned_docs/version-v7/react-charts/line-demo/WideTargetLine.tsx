import { AnimatedLine } from '@mui/x-charts/LineChart';
import type { AnimatedLineProps } from '@mui/x-charts/LineChart';

/** The line as usual, below an invisible one that is 24 px wide and takes the pointer. */
export function WideTargetLine({
  ownerState,
  skipAnimation,
  className,
  ...path
}: AnimatedLineProps) {
  return (
    <>
      <AnimatedLine
        d={path.d}
        ownerState={ownerState}
        skipAnimation={skipAnimation}
        className={className}
        pointerEvents="none"
      />
      <path {...path} fill="none" stroke="transparent" strokeWidth={24} />
    </>
  );
}
