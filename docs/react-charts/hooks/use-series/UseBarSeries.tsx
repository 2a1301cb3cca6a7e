import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarProps } from '@mui/x-charts/BarChart';
import { useBarSeries } from '@mui/x-charts/hooks';
import { stock } from './stock';

// preview-start
function BarWithMaximum({ id, dataIndex, x, y, width, height, color }: BarProps) {
  const data = useBarSeries(id)?.data ?? [];
  const highest = data.every((value) => (value ?? 0) <= (data[dataIndex] ?? 0));
  const { palette } = useTheme();
  const opacity = highest ? 1 : 0.45;

  return (
    <g>
      <rect x={x} y={y} width={width} height={height} fill={color} opacity={opacity} />
      {highest && <circle cx={x + width / 2} cy={y - 8} r={4} fill={palette.text.primary} />}
    </g>
  );
}
// preview-end

export default function UseBarSeries() {
  return (
    <BarChart
      title="Bicycles at the stations by hour"
      height={280}
      dataset={stock}
      xAxis={[{ dataKey: 'hour', label: 'Hour' }]}
      yAxis={[{ width: 36, max: 60 }]}
      series={[
        { dataKey: 'harbor', label: 'Harbor' },
        { dataKey: 'station', label: 'Station' },
      ]}
      slots={{ bar: BarWithMaximum }}
    />
  );
}
