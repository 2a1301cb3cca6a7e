import { AreaPlot } from '@mui/x-charts/LineChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { hours, visitors } from './museum';

export default function TinyAreaChart() {
  return (
    // preview-start
    <ChartContainer
      title="Visitors in the main hall over the day"
      width={400}
      height={120}
      xAxis={[{ scaleType: 'point', data: hours, position: 'none' }]}
      yAxis={[{ position: 'none' }]}
      series={[{ type: 'line', data: visitors.hall, area: true }]}
      sx={{ maxWidth: '100%' }}
    >
      <AreaPlot />
    </ChartContainer>
    // preview-end
  );
}
