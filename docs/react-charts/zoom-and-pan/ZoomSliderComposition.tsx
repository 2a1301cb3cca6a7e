import { useId } from 'react';
import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ChartContainerPro } from '@mui/x-charts-pro/ChartContainerPro';
import { ChartZoomSlider } from '@mui/x-charts-pro/ChartZoomSlider';
import { days, formatDay, tickets, visits } from './stationData';

export default function ZoomSliderComposition() {
  const clipPathId = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <ChartContainerPro
        title="Tickets and visits by day"
        height={320}
        xAxis={[
          {
            scaleType: 'band',
            data: days,
            valueFormatter: formatDay,
            zoom: { slider: { enabled: true } },
          },
        ]}
        yAxis={[{ width: 40 }]}
        series={[
          { type: 'bar', data: tickets, color: '#90caf9' },
          { type: 'line', data: visits, color: '#d84315' },
        ]}
      >
        {/* preview-start */}
        <ChartsClipPath id={clipPathId} />
        <g clipPath={`url(#${clipPathId})`}>
          <BarPlot />
          <LinePlot />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartZoomSlider />
        {/* preview-end */}
      </ChartContainerPro>
    </Box>
  );
}
