import { useId } from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

export default function GradientTooltip() {
  const gradientId = useId();
  const patternId = useId();

  return (
    <BarChart
      title="Results by quarter"
      height={300}
      xAxis={[{ data: ['Q1', 'Q2', 'Q3'] }]}
      // preview-start
      series={[
        { data: [42, 51, 47], label: 'Gradient', color: `url(#${gradientId})` },
        { data: [38, 29, 44], label: 'Pattern', color: `url(#${patternId})` },
      ]}
      // preview-end
    >
      <defs>
        <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#1e88e5" />
          <stop offset="100%" stopColor="#26a69a" />
        </linearGradient>
        <pattern id={patternId} patternUnits="userSpaceOnUse" width="8" height="8">
          <rect width="8" height="8" fill="#ffcc80" />
          <path d="M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4" stroke="#bf360c" strokeWidth="2" />
        </pattern>
      </defs>
    </BarChart>
  );
}
