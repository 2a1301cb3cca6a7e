import Stack from '@mui/material/Stack';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import type { LineChartProps } from '@mui/x-charts/LineChart';
import { anomalies, years } from './anomalies';

const settings: LineChartProps = {
  height: 260,
  yAxis: [{ width: 40 }],
  series: [{ data: anomalies, label: 'Deviation (°C)', showMark: false }],
};

export default function VeryBasicColorLegend() {
  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        {...settings}
        title="Deviation from the mean temperature by year"
        xAxis={[
          {
            scaleType: 'time',
            data: years,
            valueFormatter: (date: Date) => String(date.getFullYear()),
            colorMap: {
              type: 'piecewise',
              thresholds: [new Date(1961, 0, 1), new Date(1990, 0, 1)],
              colors: ['#1e88e5', '#78909c', '#d84315'],
            },
          },
        ]}
        // preview-start
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{ legend: { axisDirection: 'x' } }}
        // preview-end
      />
    </Stack>
  );
}
