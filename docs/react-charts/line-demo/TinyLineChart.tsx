import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
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
    <Card variant="outlined" sx={{ width: 280, p: 2, mx: 'auto' }}>
      <Typography variant="body2" color="text.secondary">
        Resting pulse, 7 days
      </Typography>
      <Typography component="div" variant="h4" gutterBottom>
        54 bpm
      </Typography>
      {/* preview-start */}
      <ChartContainer
        title="Resting pulse of the last 7 days"
        height={64}
        margin={8}
        xAxis={[{ scaleType: 'point', data: days, position: 'none' }]}
        yAxis={[{ min: 50, max: 65, position: 'none' }]}
        series={[{ type: 'line', data: pulse, showMark: ({ index }) => index === 6 }]}
        sx={{
          [`& .${lineElementClasses.root}`]: { stroke: '#90a4ae' },
          [`& .${markElementClasses.root}`]: { stroke: '#d81b60', fill: '#d81b60' },
        }}
      >
        <LinePlot />
        <MarkPlot />
      </ChartContainer>
      {/* preview-end */}
    </Card>
  );
}
