import { useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { Toggle } from './Toggle';

export default function BasicComposition() {
  const [isResponsive, setIsResponsive] = useState(true);
  const size = isResponsive ? {} : { width: 280, height: 260 };

  return (
    <Box sx={{ width: '100%' }}>
      <Toggle label="Follow the parent" checked={isResponsive} onChange={setIsResponsive} />
      <Paper variant="outlined" sx={{ width: '100%', height: 280, overflow: 'hidden' }}>
        {/* preview-start */}
        <ChartContainer
          {...size}
          title="Sales and plan by quarter, 2026"
          series={[
            { type: 'bar', data: [128, 164, 151, 203] },
            { type: 'line', data: [140, 150, 160, 170] },
          ]}
          xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'], label: '2026' }]}
        >
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
        </ChartContainer>
        {/* preview-end */}
      </Paper>
    </Box>
  );
}
