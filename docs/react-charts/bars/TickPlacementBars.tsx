import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChoiceGroup } from './ChoiceGroup';
import { rainfall } from './rainfall';

const tickPlacements = ['start', 'end', 'middle', 'extremities'] as const;
const labelPlacements = ['middle', 'tick'] as const;

export default function TickPlacementBars() {
  const [tickPlacement, setTickPlacement] =
    useState<(typeof tickPlacements)[number]>('extremities');
  const [tickLabelPlacement, setTickLabelPlacement] =
    useState<(typeof labelPlacements)[number]>('middle');

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <ChoiceGroup
        label="tickPlacement"
        options={tickPlacements}
        value={tickPlacement}
        onChange={setTickPlacement}
      />
      <ChoiceGroup
        label="tickLabelPlacement"
        options={labelPlacements}
        value={tickLabelPlacement}
        onChange={setTickLabelPlacement}
      />
      <BarChart
        title="Rainfall at the coast by month"
        height={280}
        dataset={rainfall}
        xAxis={[{ scaleType: 'band', dataKey: 'month', tickPlacement, tickLabelPlacement }]}
        yAxis={[{ width: 36 }]}
        series={[{ dataKey: 'coast', label: 'Rain at the coast (mm)' }]}
      />
    </Stack>
  );
}
