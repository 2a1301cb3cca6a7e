import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { Toggle } from './Toggle';
import { rainfall } from './rainfall';

export default function ReverseExample() {
  const [reverseX, setReverseX] = useState(false);
  const [reverseLeft, setReverseLeft] = useState(true);
  const [reverseRight, setReverseRight] = useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <Toggle label="reverse x" checked={reverseX} onChange={setReverseX} />
        <Toggle label="reverse left" checked={reverseLeft} onChange={setReverseLeft} />
        <Toggle label="reverse right" checked={reverseRight} onChange={setReverseRight} />
      </Stack>
      <Box sx={{ width: '100%', height: 320 }}>
        <ChartContainer
          title="Rainfall and rainy days by month"
          dataset={rainfall}
          xAxis={[{ id: 'month', scaleType: 'band', dataKey: 'month', reverse: reverseX }]}
          yAxis={[
            { id: 'rain', reverse: reverseLeft, width: 56 },
            { id: 'days', reverse: reverseRight, position: 'right', width: 48, min: 0 },
          ]}
          series={[
            { type: 'bar', dataKey: 'rain', yAxisId: 'rain', label: 'Rain' },
            { type: 'line', dataKey: 'days', yAxisId: 'days', label: 'Days' },
          ]}
        >
          <ChartsGrid horizontal />
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis axisId="month" />
          <ChartsYAxis axisId="rain" label="Rain (mm)" />
          <ChartsYAxis axisId="days" label="Rainy days" />
          <ChartsTooltip />
        </ChartContainer>
      </Box>
    </Stack>
  );
}
