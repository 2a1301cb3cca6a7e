import { styled } from '@mui/material/styles';
import { unstable_useLineSeries, useXAxis, useXScale, useYScale } from '@mui/x-charts/hooks';

const Text = styled('text')(({ theme }) => ({
  ...theme.typography.caption,
  fill: theme.palette.text.primary,
  textAnchor: 'middle',
}));

/** A dot with the value at the maximum of each line series. */
export function PeakMarks() {
  const { series = {}, seriesOrder = [] } = unstable_useLineSeries() ?? {};
  const { data: hours = [] } = useXAxis();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return seriesOrder.map((id) => {
    const values = series[id]?.data.map((value) => value ?? -Infinity) ?? [];
    const label = series[id]?.label;
    const peak = Math.max(...values);
    const x = xScale(hours[values.indexOf(peak)] ?? 0);
    const y = yScale(peak);
    return (
      <g key={id}>
        <circle cx={x} cy={y} r={5} fill={series[id]?.color} />
        <Text x={x} y={y - 10}>
          {typeof label === 'function' ? label('tooltip') : label}: {peak} MW
        </Text>
      </g>
    );
  });
}
