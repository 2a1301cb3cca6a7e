import { useId } from 'react';
import Stack from '@mui/material/Stack';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

const weeks = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7'];
const balance = [40, 30, -10, -20, 20, 35, -8];

/** Green above zero, red below: a hard change where the axis crosses zero. */
function SignGradient({ id }: { id: string }) {
  const { top, height } = useDrawingArea();
  const zero = (useYScale<'linear'>()(0) - top) / height;

  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={top} y2={top + height}>
      <stop offset={zero} stopColor="#66bb6a" />
      <stop offset={zero} stopColor="#ef5350" />
    </linearGradient>
  );
}

export default function AreaChartFillByValue() {
  const gradientId = useId();

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        title="Weekly balance, filled with a gradient"
        height={240}
        margin={{ right: 24 }}
        xAxis={[{ scaleType: 'point', data: weeks }]}
        yAxis={[{ width: 40 }]}
        series={[{ data: balance, area: true, showMark: false, color: '#78909c' }]}
        sx={{ [`& .${areaElementClasses.root}`]: { fill: `url(#${gradientId})` } }}
      >
        <SignGradient id={gradientId} />
      </LineChart>
      <LineChart
        title="Weekly balance, filled with a color map"
        height={240}
        margin={{ right: 24 }}
        xAxis={[{ scaleType: 'point', data: weeks }]}
        yAxis={[
          {
            width: 40,
            colorMap: { type: 'piecewise', thresholds: [0], colors: ['#ef5350', '#66bb6a'] },
          },
        ]}
        series={[{ data: balance, area: true, showMark: false }]}
      />
    </Stack>
  );
}
