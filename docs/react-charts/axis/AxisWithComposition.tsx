import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { rainfall } from './rainfall';

export default function AxisWithComposition() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <ChartContainer
        title="Rainfall and rainy days by month, 2026"
        dataset={rainfall}
        xAxis={[{ id: 'month', scaleType: 'band', dataKey: 'month', height: 50 }]}
        yAxis={[
          { id: 'rain', width: 56 },
          { id: 'days', position: 'right', width: 56, min: 0 },
        ]}
        series={[
          { type: 'bar', dataKey: 'rain', yAxisId: 'rain' },
          { type: 'line', dataKey: 'days', yAxisId: 'days' },
        ]}
      >
        <BarPlot />
        <LinePlot />
        {/* preview-start */}
        <ChartsXAxis axisId="month" label="2026" labelStyle={{ fontSize: 16, fontWeight: 600 }} />
        <ChartsYAxis axisId="rain" label="Rain (mm)" />
        <ChartsYAxis axisId="days" label="Rainy days" />
        {/* preview-end */}
      </ChartContainer>
    </Box>
  );
}
