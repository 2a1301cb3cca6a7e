import { useTheme } from '@mui/material/styles';
import { useLineSeries, useXAxis, useXScale, useYScale } from '@mui/x-charts/hooks';

/** A candle for each position: hollow if the price rose, filled if it fell. */
export function CandlePlot({ color }: { color: string }) {
  const [open, high, low, close] = useLineSeries(['open', 'high', 'low', 'close']);
  const { data: days = [] } = useXAxis();
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const hollow = useTheme().palette.background.paper;

  return (
    <g stroke={color} pointerEvents="none">
      {days.map((day, index) => {
        const left = x(day) ?? 0;
        const width = x.bandwidth();
        const opened = open?.data[index] ?? 0;
        const closed = close?.data[index] ?? 0;
        const top = y(Math.max(opened, closed));
        const bottom = y(Math.min(opened, closed));
        return (
          <g key={`${day}`}>
            <path
              d={`M ${left + width / 2} ${y(high?.data[index] ?? 0)} V ${y(low?.data[index] ?? 0)}`}
            />
            <rect
              x={left}
              y={top}
              width={width}
              height={Math.max(1, bottom - top)}
              fill={closed >= opened ? hollow : color}
            />
          </g>
        );
      })}
    </g>
  );
}
