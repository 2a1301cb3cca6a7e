import Stack from '@mui/material/Stack';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import type { LineChartProps } from '@mui/x-charts/LineChart';
import { anomalies, formatYear, years } from './anomalies';

const settings: LineChartProps = {
  height: 280,
  margin: { top: 70 },
  series: [{ data: anomalies, label: 'Deviation (°C)', showMark: false }],
  xAxis: [
    {
      scaleType: 'time',
      data: years,
      valueFormatter: formatYear,
      colorMap: {
        type: 'piecewise',
        thresholds: [new Date(1961, 0, 1), new Date(1990, 0, 1)],
        colors: ['#1e88e5', '#78909c', '#d84315'],
      },
    },
  ],
};

export default function VeryBasicColorLegend() {
  return (
    <Stack sx={{ width: '100%' }}>
      {/* preview-start */}
      <LineChart {...settings} slotProps={{ legend: { hidden: true } }}>
        <PiecewiseColorLegend
          axisDirection="x"
          direction="row"
          position={{ vertical: 'top', horizontal: 'middle' }}
        />
      </LineChart>
      {/* preview-end */}
    </Stack>
  );
}
