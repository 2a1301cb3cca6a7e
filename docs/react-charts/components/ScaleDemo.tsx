import Box from '@mui/material/Box';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { series, xAxis, yAxis } from './frame';
import { ValueAtPointer } from './ValueAtPointer';

export default function ScaleDemo() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartContainer
        title="Level of a river over one day"
        height={260}
        series={series}
        xAxis={xAxis}
        yAxis={yAxis}
      >
        <LinePlot />
        <ValueAtPointer />
        <ChartsYAxis />
      </ChartContainer>
    </Box>
  );
}
