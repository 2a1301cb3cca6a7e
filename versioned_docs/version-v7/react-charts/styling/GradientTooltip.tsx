import { useId } from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';

const { row, mark } = chartsTooltipClasses;

/** The tooltip lists the series in their order: its marks repeat the fills with CSS. */
const tooltipSx = {
  [`& tbody .${row}:nth-of-type(1) .${mark}`]: {
    backgroundImage: 'linear-gradient(#1e88e5, #26a69a)',
  },
  [`& tbody .${row}:nth-of-type(2) .${mark}`]: {
    backgroundImage: 'repeating-linear-gradient(-45deg, #bf360c 0 2px, #ffcc80 2px 5px)',
  },
};

export default function GradientTooltip() {
  const gradientId = useId();
  const patternId = useId();

  return (
    <BarChart
      height={300}
      xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3'] }]}
      // preview-start
      series={[
        { data: [42, 51, 47], label: 'Gradient', color: `url(#${gradientId})` },
        { data: [38, 29, 44], label: 'Pattern', color: `url(#${patternId})` },
      ]}
      slotProps={{ popper: { sx: tooltipSx } }}
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
