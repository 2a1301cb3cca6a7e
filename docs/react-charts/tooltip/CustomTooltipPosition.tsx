import { useState } from 'react';
import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsItemTooltipContent, ChartsTooltipContainer } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ChoiceGroup } from './ChoiceGroup';
import { TooltipOnBar } from './TooltipOnBar';
import { beds, formatBeds, wards } from './wards';

const positions = ['pointer', 'bar'] as const;

export default function CustomTooltipPosition() {
  const [position, setPosition] = useState<(typeof positions)[number]>('bar');

  return (
    <Box sx={{ width: '100%' }}>
      <ChoiceGroup
        label="Tooltip at the"
        options={positions}
        value={position}
        onChange={setPosition}
      />
      <Box sx={{ width: '100%', height: 280 }}>
        <ChartContainer
          title="Beds in use by ward"
          xAxis={[{ scaleType: 'band', data: wards }]}
          yAxis={[{ width: 36 }]}
          series={[
            {
              type: 'bar',
              id: 'taken',
              data: beds.taken,
              label: 'Taken',
              valueFormatter: formatBeds,
            },
          ]}
        >
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
          {position === 'bar' ? (
            <TooltipOnBar />
          ) : (
            <ChartsTooltipContainer trigger="item">
              <ChartsItemTooltipContent />
            </ChartsTooltipContainer>
          )}
        </ChartContainer>
      </Box>
    </Box>
  );
}
