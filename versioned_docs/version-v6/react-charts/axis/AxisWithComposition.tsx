import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { rainfall } from './rainfall';

export default function AxisWithComposition() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <ResponsiveChartContainer
        margin={{ right: 66, bottom: 60 }}
        dataset={rainfall}
        xAxis={[{ id: 'month', scaleType: 'band', dataKey: 'month' }]}
        yAxis={[{ id: 'rain' }, { id: 'days', position: 'right', min: 0 }]}
        series={[
          { type: 'bar', dataKey: 'rain', yAxisKey: 'rain', color: '#4f9bd9' },
          { type: 'line', dataKey: 'days', yAxisKey: 'days', color: '#d9573f' },
        ]}
      >
        <BarPlot />
        <LinePlot />
        {/* preview-start */}
        <ChartsXAxis axisId="month" label="2026" labelStyle={{ fontSize: 16, fontWeight: 600 }} />
        <ChartsYAxis axisId="rain" label="Rain (mm)" />
        <ChartsYAxis axisId="days" label="Rainy days" />
        {/* preview-end */}
      </ResponsiveChartContainer>
    </Box>
  );
}
