import Box from '@mui/material/Box';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { prices } from './prices';

export default function LegendTooltipComposition() {
  return (
    <Box sx={{ width: '100%', display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
      <ChartDataProvider
        height={300}
        margin={{ right: 24 }}
        series={[
          { type: 'line', label: 'Day-ahead', data: prices.dayAhead },
          { type: 'line', label: 'Intraday', data: prices.intraday },
        ]}
        xAxis={[{ scaleType: 'point', data: prices.hours }]}
        yAxis={[{ label: 'Price (EUR/MWh)', width: 60 }]}
      >
        {/* preview-start */}
        <ChartsLegend direction="horizontal" />
        <ChartsTooltip />
        <ChartsSurface title="Day-ahead and intraday prices by hour">
          <ChartsXAxis />
          <ChartsYAxis />
          <ChartsAxisHighlight x="line" />
          <LinePlot />
          <MarkPlot />
        </ChartsSurface>
        {/* preview-end */}
      </ChartDataProvider>
    </Box>
  );
}
