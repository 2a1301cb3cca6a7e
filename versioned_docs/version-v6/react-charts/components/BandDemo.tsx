import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';

const Star = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: theme.palette.text.primary,
  textAnchor: 'middle',
  pointerEvents: 'none',
}));

// preview-start
function Record({ day, value }: { day: string; value: number }) {
  const x = getValueToPositionMapper(useXScale())(day);
  const y = getValueToPositionMapper(useYScale())(value);
  return (
    <Star x={x} y={y - 6}>
      Record
    </Star>
  );
}
// preview-end

export default function BandDemo() {
  return (
    <BarChart
      width={340}
      height={260}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed'] }]}
      yAxis={[{ max: 70 }]}
      series={[{ data: [42, 57, 49] }]}
    >
      <Record day="Tue" value={57} />
    </BarChart>
  );
}
