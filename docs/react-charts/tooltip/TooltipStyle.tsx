import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';

export default function TooltipStyle() {
  return (
    <LineChart
      title="Arrived and departed guests by weekday"
      height={300}
      xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ width: 36 }]}
      series={[
        { data: [31, 38, 35, 42, 47], label: 'Arrived', color: '#1e88e5' },
        { data: [28, 33, 37, 36, 45], label: 'Departed', color: '#d84315' },
      ]}
      // preview-start
      slotProps={{
        tooltip: {
          sx: {
            [`& .${chartsTooltipClasses.paper}`]: { bgcolor: '#10243e', color: '#fff' },
            [`& .${chartsTooltipClasses.row} .${chartsTooltipClasses.labelCell}`]: {
              color: '#cfd8dc',
            },
            [`& .${chartsTooltipClasses.row} .${chartsTooltipClasses.valueCell}`]: {
              color: '#fff',
              fontWeight: 700,
            },
          },
        },
      }}
      // preview-end
    />
  );
}
