import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { goals, revenue, teamName, teams } from './salesGoals';

export default function BarScatterCompostion() {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography component="div" sx={{ textAlign: 'center', mb: 1 }}>
        Revenue of each team against its goal (thousand EUR)
      </Typography>
      <ChartDataProvider
        height={320}
        xAxis={[{ id: 'amount', min: 0 }]}
        yAxis={[
          { id: 'team', scaleType: 'band', data: teams, valueFormatter: teamName, width: 60 },
        ]}
        series={[
          { type: 'bar', id: 'revenue', label: 'Revenue', layout: 'horizontal', data: revenue },
          { type: 'scatter', id: 'goal', label: 'Goal', data: goals, markerSize: 7 },
        ]}
      >
        <ChartsLegend sx={{ justifyContent: 'center' }} />
        <ChartsSurface title="Revenue and goal of each team">
          <ChartsGrid vertical />
          <BarPlot />
          <ScatterPlot />
          <ChartsXAxis axisId="amount" />
          <ChartsYAxis axisId="team" />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartDataProvider>
    </Box>
  );
}
