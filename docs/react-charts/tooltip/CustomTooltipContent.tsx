import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { TooltipCard } from './TooltipCard';
import { beds, formatBeds, wards } from './wards';

// preview-start
function BedTooltip() {
  const item = useItemTooltip<'bar'>();
  if (!item) {
    return null;
  }
  const { identifier, color, label, formattedValue } = item;
  const row = { id: 'value', color, label: label ?? '', value: formattedValue ?? '' };
  return <TooltipCard title={wards[identifier.dataIndex]} rows={[row]} />;
}
// preview-end

export default function CustomTooltipContent() {
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
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltipContainer trigger="item">
          <BedTooltip />
        </ChartsTooltipContainer>
      </ChartContainer>
    </Box>
  );
}
