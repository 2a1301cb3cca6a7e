import { styled } from '@mui/material/styles';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';

const Bar = styled('rect')(({ theme }) => ({
  fill: theme.palette.text.primary,
  opacity: 0.12,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: 'pulse 1.4s ease-in-out infinite alternate',
  },
  '@keyframes pulse': { to: { opacity: 0.04 } },
}));

const shares = [0.55, 0.8, 0.4, 0.95, 0.65];

/** Gray bars in the place of those that are being loaded. */
export function SkeletonOverlay() {
  const xScale = useXScale<'band'>();
  const { top, height } = useDrawingArea();

  return (
    <g>
      {xScale.domain().map((category, index) => {
        const barHeight = (shares[index % shares.length] ?? 0.5) * height;
        return (
          <Bar
            key={String(category)}
            x={xScale(category)}
            y={top + height - barHeight}
            width={xScale.bandwidth()}
            height={barHeight}
          />
        );
      })}
    </g>
  );
}
