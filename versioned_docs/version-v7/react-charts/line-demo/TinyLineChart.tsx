import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import {
  LinePlot,
  MarkPlot,
  lineElementClasses,
  markElementClasses,
} from '@mui/x-charts/LineChart';

const pulse = [58, 61, 59, 57, 60, 56, 54];
const days = pulse.map((_, index) => index);

export default function TinyLineChart() {
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Typography variant="body2" color="text.secondary">
        Resting pulse, 7 days
      </Typography>
      <Typography component="div" variant="h4" gutterBottom>
        54 bpm
      </Typography>
      {/* preview-start */}
      <ResponsiveChartContainer
        title="Resting pulse of the last 7 days"
        height={64}
        margin={{ top: 8, right: 8, bottom: 8, left: 8 }}
        xAxis={[{ scaleType: 'point', data: days }]}
        yAxis={[{ min: 50, max: 65 }]}
        series={[{ type: 'line', data: pulse, showMark: ({ index }) => index === 6 }]}
        sx={{
          [`& .${lineElementClasses.root}`]: { stroke: '#90a4ae' },
          [`& .${markElementClasses.root}`]: { stroke: '#d81b60', fill: '#d81b60' },
        }}
      >
        <LinePlot />
        <MarkPlot />
      </ResponsiveChartContainer>
      {/* preview-end */}
    </Card>
  );
}
