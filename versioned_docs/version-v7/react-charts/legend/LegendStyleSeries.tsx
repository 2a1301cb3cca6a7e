import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import type { LineChartProps } from '@mui/x-charts/LineChart';

const settings: LineChartProps = {
  height: 300,
  xAxis: [{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }],
  series: [
    { id: 'actual', label: 'Actual', data: [31, 38, 35, 42, 47, 51] },
    { id: 'plan', label: 'Plan', data: [30, 34, 38, 42, 46, 50], color: '#ef6c00' },
  ],
};

export default function LegendStyleSeries() {
  return (
    // preview-start
    <LineChart
      {...settings}
      slotProps={{ legend: { itemMarkWidth: 24, itemMarkHeight: 4 } }}
      sx={{
        '& .MuiLineElement-series-plan': { strokeDasharray: '5 4' },
        [`& .${legendClasses.series}-plan .${legendClasses.mark}`]: {
          fill: 'none',
          stroke: '#ef6c00',
          strokeWidth: 2,
          strokeDasharray: '5 4 5 4 5 99',
          height: 0.01,
        },
        '& .MuiMarkElement-series-plan': { display: 'none' },
      }}
    />
    // preview-end
  );
}
