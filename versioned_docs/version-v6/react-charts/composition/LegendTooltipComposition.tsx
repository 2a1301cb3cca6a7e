import Box from '@mui/material/Box';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { prices } from './prices';

export default function LegendTooltipComposition() {
  return (
    <Box sx={{ width: '100%', display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
      <ResponsiveChartContainer
        height={300}
        margin={{ right: 24 }}
        series={[
          { type: 'line', label: 'Day-ahead', data: prices.dayAhead },
          { type: 'line', label: 'Intraday', data: prices.intraday },
        ]}
        xAxis={[{ scaleType: 'point', data: prices.hours }]}
        yAxis={[{ label: 'Price (EUR/MWh)' }]}
      >
        {/* preview-start */}
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsAxisHighlight x="line" />
        <LinePlot />
        <MarkPlot />
        <ChartsLegend position={{ vertical: 'top', horizontal: 'right' }} direction="row" />
        <ChartsTooltip />
        {/* preview-end */}
      </ResponsiveChartContainer>
    </Box>
  );
}
