import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { loavesPerDay } from './bakery';

const days = loavesPerDay.map((_, index) => index);
const today = days.length - 1;

const todayStandsOut = {
  type: 'piecewise' as const,
  thresholds: [today],
  colors: ['#90a4ae', '#fb8c00'],
};

export default function TinyBarChart() {
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Typography variant="body2" color="text.secondary">
        Loaves sold today
      </Typography>
      <Typography component="div" variant="h4" gutterBottom>
        {loavesPerDay[today]}
      </Typography>
      {/* preview-start */}
      <ResponsiveChartContainer
        title="Loaves sold on each of the last 14 days"
        height={64}
        margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
        xAxis={[{ scaleType: 'band', data: days, colorMap: todayStandsOut }]}
        yAxis={[{}]}
        series={[{ type: 'bar', data: loavesPerDay }]}
      >
        <BarPlot borderRadius={2} />
      </ResponsiveChartContainer>
      {/* preview-end */}
    </Card>
  );
}
