import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { PeakMarks } from './PeakMarks';

export default function SeriesDemo() {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography component="div" sx={{ textAlign: 'center' }}>
        Highest value of each line
      </Typography>
      {/* preview-start */}
      <ChartDataProvider
        height={280}
        series={[
          { type: 'line', id: 'wind', data: [18, 27, 41, 35, 22, 30], label: 'Wind' },
          { type: 'line', id: 'solar', data: [4, 11, 24, 29, 16, 6], label: 'Solar' },
        ]}
        xAxis={[{ data: [6, 9, 12, 15, 18, 21], label: 'Hour' }]}
        yAxis={[{ width: 36, min: 0, max: 50 }]}
      >
        <ChartsSurface title="Wind and solar power by hour">
          <LinePlot />
          <PeakMarks />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartDataProvider>
      {/* preview-end */}
    </Box>
  );
}
