import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';

export default function SxStyling() {
  return (
    <BarChart
      title="Sold and returned articles by year"
      height={300}
      colors={['#00897b', '#90a4ae']}
      xAxis={[{ data: ['2024', '2025', '2026'] }]}
      yAxis={[{ width: 40 }]}
      series={[
        { id: 'sold', data: [412, 388, 451], label: 'Sold' },
        { id: 'returned', data: [31, 42, 27], label: 'Returned' },
      ]}
      // preview-start
      sx={(theme) => ({
        [`.${barElementClasses.root}`]: { stroke: theme.palette.background.paper, strokeWidth: 2 },
        [`.${axisClasses.line}, .${axisClasses.tick}`]: { stroke: theme.palette.divider },
        [`.${axisClasses.tickLabel}`]: { fill: theme.palette.text.secondary },
        borderRadius: 2,
        border: 1,
        borderColor: 'divider',
        backgroundSize: '24px 24px',
        backgroundImage: `radial-gradient(${theme.palette.divider} 1px, transparent 1px)`,
      })}
      // preview-end
    />
  );
}
