import { LineChart, lineElementClasses, markElementClasses } from '@mui/x-charts/LineChart';
import { Titled } from './Titled';

const weeks = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8'];

export default function DashedLineChart() {
  return (
    <Titled title="The bridge is a week behind" note="Finished part of the work, in percent">
      {/* preview-start */}
      <LineChart
        title="Planned and finished work by week"
        height={280}
        margin={{ right: 24 }}
        xAxis={[{ scaleType: 'point', data: weeks, disableTicks: true }]}
        yAxis={[{ width: 44, max: 100, valueFormatter: (value: number) => `${value}%` }]}
        grid={{ horizontal: true }}
        series={[
          { id: 'plan', data: [5, 15, 28, 42, 56, 70, 85, 100], label: 'Plan', color: '#78909c' },
          { id: 'done', data: [5, 13, 21, 27, 43, 57], label: 'Done', color: '#00897b' },
        ]}
        sx={{
          [`& .${lineElementClasses.root}[data-series="plan"]`]: { strokeDasharray: '6 5' },
          [`& [data-series="plan"] .${markElementClasses.root}`]: { display: 'none' },
        }}
      />
      {/* preview-end */}
    </Titled>
  );
}
