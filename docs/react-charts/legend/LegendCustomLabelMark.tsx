import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';

// preview-start
function HexagonMark({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="-7.5 -7.5 15 15">
      <path
        className={className}
        d="M 0 -7.5 l 6.5 3.75 v 7.5 l -6.5 3.75 l -6.5 -3.75 v -7.5 Z"
        fill={color}
      />
    </svg>
  );
}
// preview-end

export default function LegendCustomLabelMark() {
  return (
    <BarChart
      title="Arrivals and departures by weekday"
      height={260}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed'] }]}
      yAxis={[{ width: 36 }]}
      series={[
        { data: [42, 57, 49], label: 'Arrivals', labelMarkType: HexagonMark },
        { data: [39, 51, 54], label: 'Departures', labelMarkType: 'circle' },
      ]}
    />
  );
}
