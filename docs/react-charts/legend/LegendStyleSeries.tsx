import { labelMarkClasses } from '@mui/x-charts/ChartsLabel';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { LineChart, lineElementClasses, markElementClasses } from '@mui/x-charts/LineChart';
import type { LineChartProps } from '@mui/x-charts/LineChart';

function LineMark({ color, className }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 4">
      <line className={className} x1={0} x2={24} y1={2} y2={2} stroke={color} strokeWidth={4} />
    </svg>
  );
}

const settings: LineChartProps = {
  height: 300,
  xAxis: [{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }],
  yAxis: [{ width: 36 }],
  series: [
    { id: 'actual', label: 'Actual', data: [31, 38, 35, 42, 47, 51], labelMarkType: LineMark },
    { id: 'plan', label: 'Plan', data: [30, 34, 38, 42, 46, 50], labelMarkType: LineMark },
  ],
};

export default function LegendStyleSeries() {
  return (
    // preview-start
    <LineChart
      {...settings}
      title="Actual and planned sales by month"
      sx={{
        [`.${lineElementClasses.root}[data-series="plan"]`]: { strokeDasharray: '5 4' },
        [`.${legendClasses.item}[data-series="plan"] .${labelMarkClasses.fill}`]: {
          strokeDasharray: '5 4',
        },
        [`g[data-series="plan"] .${markElementClasses.root}`]: { display: 'none' },
      }}
    />
    // preview-end
  );
}
