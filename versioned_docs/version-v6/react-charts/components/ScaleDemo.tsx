import Box from '@mui/material/Box';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { series, xAxis, yAxis } from './frame';
import { ValueAtPointer } from './ValueAtPointer';

export default function ScaleDemo() {
  return (
    <Box sx={{ width: '100%' }}>
      <ResponsiveChartContainer height={260} series={series} xAxis={xAxis} yAxis={yAxis}>
        <ValueAtPointer />
        <LinePlot />
        <ChartsYAxis />
      </ResponsiveChartContainer>
    </Box>
  );
}
