import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { SpokenValue } from './SpokenValue';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];
const orders = [128, 141, 163, 158, 190, 214];

export default function SpokenBars() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <ChartDataProvider
        height={260}
        enableKeyboardNavigation
        xAxis={[{ scaleType: 'band', data: months, valueFormatter: (name) => name.slice(0, 3) }]}
        yAxis={[{ width: 36 }]}
        series={[{ type: 'bar', data: orders, highlightScope: { highlight: 'item' } }]}
      >
        <ChartsSurface title="Orders per month">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <SpokenValue />
      </ChartDataProvider>
      {/* preview-end */}
    </Box>
  );
}
