import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { loavesPerDay } from './bakery';

const days = loavesPerDay.map((_, index) => index);
const today = days.length - 1;

const todayStandsOut = {
  type: 'piecewise' as const,
  thresholds: [today],
  colors: ['#90a4ae', '#4254fb'],
};

export default function TinyBarChart() {
  return (
    <Card variant="outlined" sx={{ maxWidth: 360, p: 2, mx: 'auto' }}>
      <Typography variant="body2" color="text.secondary">
        Loaves sold today
      </Typography>
      <Typography component="div" variant="h4" gutterBottom>
        {loavesPerDay[today]}
      </Typography>
      {/* preview-start */}
      <ChartContainer
        title="Loaves sold on each of the last 14 days"
        height={96}
        margin={0}
        xAxis={[{ scaleType: 'band', data: days, position: 'none', colorMap: todayStandsOut }]}
        yAxis={[{ position: 'none' }]}
        series={[{ type: 'bar', data: loavesPerDay }]}
      >
        <BarPlot borderRadius={2} />
      </ChartContainer>
      {/* preview-end */}
    </Card>
  );
}
