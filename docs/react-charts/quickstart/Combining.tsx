import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import type { AllSeriesType } from '@mui/x-charts/models';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const series: AllSeriesType[] = [
  {
    type: 'bar',
    yAxisId: 'rain',
    label: 'Rain',
    color: '#4f9bd9',
    data: [62, 48, 55, 51, 68, 74, 83, 79, 61, 58, 66, 71],
    valueFormatter: (value) => `${value} mm`,
  },
  {
    type: 'line',
    yAxisId: 'temperature',
    label: 'Temperature',
    color: '#d9573f',
    data: [1.2, 2.4, 6.1, 10.3, 14.8, 17.9, 20.1, 19.6, 15.4, 10.6, 5.3, 2.1],
    valueFormatter: (value) => `${value} °C`,
  },
];

export default function Combining() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <ChartContainer
        title="Rainfall and temperature by month"
        series={series}
        xAxis={[{ id: 'month', scaleType: 'band', data: months }]}
        yAxis={[
          { id: 'rain', position: 'left', width: 52, label: 'Rain (mm)', min: 0 },
          { id: 'temperature', position: 'right', width: 48, label: 'Temperature (°C)' },
        ]}
      >
        <ChartsAxisHighlight x="band" />
        <BarPlot />
        <LinePlot />
        <LineHighlightPlot />
        <ChartsXAxis axisId="month" />
        <ChartsYAxis axisId="rain" />
        <ChartsYAxis axisId="temperature" />
        <ChartsTooltip />
      </ChartContainer>
    </Box>
  );
}
