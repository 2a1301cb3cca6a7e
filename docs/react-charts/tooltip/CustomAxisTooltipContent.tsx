import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { TooltipCard } from './TooltipCard';
import { beds, formatBeds, wards } from './wards';

// preview-start
function WardTooltip() {
  const axes = useAxesTooltip();
  return axes?.map(({ axisId, axisFormattedValue, dataIndex, seriesItems }) => {
    const total = (beds.taken[dataIndex] ?? 0) + (beds.free[dataIndex] ?? 0);
    const rows = seriesItems.map((item) => ({
      id: String(item.seriesId),
      color: item.color,
      label: item.formattedLabel ?? '',
      value: item.formattedValue,
    }));
    return <TooltipCard key={axisId} title={`${axisFormattedValue}: ${total} beds`} rows={rows} />;
  });
}
// preview-end

export default function CustomAxisTooltipContent() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <ChartContainer
        title="Beds in use and free beds by ward"
        xAxis={[{ scaleType: 'band', data: wards }]}
        yAxis={[{ width: 36 }]}
        series={[
          {
            type: 'bar',
            data: beds.taken,
            label: 'Taken',
            stack: 'beds',
            valueFormatter: formatBeds,
          },
          {
            type: 'bar',
            data: beds.free,
            label: 'Free',
            stack: 'beds',
            valueFormatter: formatBeds,
          },
        ]}
      >
        <ChartsAxisHighlight x="band" />
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltipContainer trigger="axis">
          <WardTooltip />
        </ChartsTooltipContainer>
      </ChartContainer>
    </Box>
  );
}
