import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { ChoiceGroup } from './ChoiceGroup';
import { LabeledSlider } from './LabeledSlider';
import { machines } from './machines';

const radii = ['item', 'number', 'undefined'] as const;

export default function VoronoiInteraction() {
  const [kind, setKind] = useState<(typeof radii)[number]>('number');
  const [pixels, setPixels] = useState(25);
  const voronoiMaxRadius = { item: 'item', number: pixels, undefined }[kind] as
    'item' | number | undefined;

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <ScatterChart
        title="Temperature of two presses over one shift"
        height={300}
        dataset={machines}
        voronoiMaxRadius={voronoiMaxRadius}
        xAxis={[{ min: 0 }]}
        yAxis={[{ width: 40 }]}
        series={[
          {
            label: 'Press A',
            datasetKeys: { id: 'check', x: 'hours', y: 'pressA' },
            highlightScope: { highlight: 'item' },
          },
          {
            label: 'Press B',
            datasetKeys: { id: 'check', x: 'hours', y: 'pressB' },
            highlightScope: { highlight: 'item' },
          },
        ]}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 4 }} sx={{ px: 1 }}>
        <ChoiceGroup label="voronoiMaxRadius" options={radii} value={kind} onChange={setKind} />
        <LabeledSlider
          label="Radius in px"
          min={1}
          max={60}
          value={pixels}
          onChange={(value) => {
            setPixels(value);
            setKind('number');
          }}
        />
      </Stack>
    </Stack>
  );
}
