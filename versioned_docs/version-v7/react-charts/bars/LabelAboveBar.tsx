import { styled } from '@mui/material/styles';
import type { BarLabelProps } from '@mui/x-charts/BarChart';
import { unstable_useBarSeries, useXAxis, useXScale, useYScale } from '@mui/x-charts/hooks';

const Text = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  fill: theme.palette.text.primary,
  textAnchor: 'middle',
  pointerEvents: 'none',
}));

const GAP = 6;

/** Stands above the end of a vertical bar. */
export function LabelAboveBar({ seriesId, dataIndex, children }: BarLabelProps) {
  const value = unstable_useBarSeries()?.series[seriesId]?.data[dataIndex];
  const category = useXAxis().data?.[dataIndex];
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();

  return (
    <Text x={(xScale(category) ?? 0) + xScale.bandwidth() / 2} y={yScale(value ?? 0) - GAP}>
      {children}
    </Text>
  );
}
