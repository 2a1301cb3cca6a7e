import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';
import { ChoiceGroup } from './ChoiceGroup';
import { genres } from './genres';

const directions = ['vertical', 'horizontal'] as const;
const verticals = ['top', 'middle', 'bottom'] as const;
const horizontals = ['start', 'center', 'end'] as const;

export default function LegendPosition() {
  const [direction, setDirection] = useState<(typeof directions)[number]>('horizontal');
  const [vertical, setVertical] = useState<(typeof verticals)[number]>('bottom');
  const [horizontal, setHorizontal] = useState<(typeof horizontals)[number]>('center');

  return (
    <Stack sx={{ width: '100%' }} spacing={2}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
        <ChoiceGroup
          label="direction"
          options={directions}
          value={direction}
          onChange={setDirection}
        />
        <ChoiceGroup label="vertical" options={verticals} value={vertical} onChange={setVertical} />
        <ChoiceGroup
          label="horizontal"
          options={horizontals}
          value={horizontal}
          onChange={setHorizontal}
        />
      </Stack>
      <PieChart
        title="Cinema tickets by genre"
        height={220}
        series={[{ data: genres.slice(0, 3) }]}
        // preview-start
        slotProps={{ legend: { direction, position: { vertical, horizontal } } }}
        // preview-end
      />
    </Stack>
  );
}
