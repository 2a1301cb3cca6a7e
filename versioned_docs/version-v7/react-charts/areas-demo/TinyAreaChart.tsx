import { AreaPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { hours, visitors } from './museum';

export default function TinyAreaChart() {
  return (
    // preview-start
    <ResponsiveChartContainer
      title="Visitors in the main hall over the day"
      height={120}
      margin={{ top: 10, right: 10, bottom: 10, left: 10 }}
      xAxis={[{ scaleType: 'point', data: hours }]}
      series={[{ type: 'line', data: visitors.hall, area: true }]}
    >
      <AreaPlot />
    </ResponsiveChartContainer>
    // preview-end
  );
}
