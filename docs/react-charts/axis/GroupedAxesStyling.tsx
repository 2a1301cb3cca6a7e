import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';
import { orders, quarterName, quarters } from './quarters';

export default function GroupedAxesStyling() {
  return (
    <LineChart
      title="Orders by quarter, 2024 and 2025"
      height={320}
      xAxis={[
        {
          id: 'quarter',
          scaleType: 'band',
          data: quarters,
          height: 56,
          groups: [
            { getValue: quarterName, tickLabelStyle: { fontStyle: 'italic' } },
            { getValue: (date: Date) => date.getFullYear(), tickLabelStyle: { fontWeight: 700 } },
          ],
        },
      ]}
      yAxis={[{ width: 40, min: 100 }]}
      series={[{ data: orders, label: 'Orders' }]}
      // preview-start
      sx={{
        [`& .${axisClasses.id}-quarter`]: {
          [`& .${axisClasses.tickContainer}[data-group-index="0"] .${axisClasses.tick}`]: {
            strokeOpacity: 0.4,
          },
          [`& .${axisClasses.tickContainer}[data-group-index="1"] .${axisClasses.tick}`]: {
            stroke: '#d84315',
            strokeWidth: 2,
          },
        },
      }}
      // preview-end
    />
  );
}
