import { useState } from 'react';
import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ChoiceGroup } from './ChoiceGroup';

const types = ['line', 'bar'] as const;

export default function SwitchSeriesType() {
  const [type, setType] = useState<(typeof types)[number]>('line');

  return (
    <Box sx={{ width: '100%' }}>
      <ChoiceGroup label="type" options={types} value={type} onChange={setType} />
      {/* preview-start */}
      <ChartContainer
        title="Departures by weekday"
        height={240}
        series={[
          { type, data: [31, 38, 35] },
          { type, data: [28, 33, 37] },
        ]}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed'], label: 'Departures' }]}
      >
        <BarPlot />
        <LinePlot />
        <ChartsXAxis />
      </ChartContainer>
      {/* preview-end */}
    </Box>
  );
}
