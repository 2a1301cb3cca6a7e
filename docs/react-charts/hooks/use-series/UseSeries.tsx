import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { DataTable } from './DataTable';

export default function UseSeries() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartDataProvider
        height={240}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu'], label: 'Day' }]}
        yAxis={[{ width: 56, min: 0, label: 'Trips' }]}
        // preview-start
        series={[
          { type: 'bar', data: [310, 284, 342, 377], label: 'Members' },
          { type: 'bar', data: [96, 71, 118, 164], label: 'Visitors' },
          { type: 'line', data: [360, 360, 380, 380], label: 'Forecast' },
        ]}
      >
        <ChartsSurface title="Trips by day and customer, with a forecast">
          <BarPlot />
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <DataTable />
        {/* preview-end */}
      </ChartDataProvider>
    </Box>
  );
}
