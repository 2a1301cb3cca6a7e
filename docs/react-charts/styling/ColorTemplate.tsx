import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { ChoiceGroup } from './ChoiceGroup';
import { ringSeries } from './rings';

const names = ['earth', 'harbor', 'color-blind safe'] as const;

/** The last one is the palette of Okabe and Ito. */
const customPalettes: Record<(typeof names)[number], string[]> = {
  earth: ['#6d4c41', '#a1887f', '#c0a16b', '#7cb342', '#33691e'],
  harbor: ['#0d47a1', '#0288d1', '#26c6da', '#ffb300', '#d84315'],
  'color-blind safe': ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00'],
};

export default function ColorTemplate() {
  const [name, setName] = useState<(typeof names)[number]>('color-blind safe');
  const colors = customPalettes[name];
  const series = useMemo(() => ringSeries(colors.length), [colors]);

  return (
    <Stack sx={{ width: '100%' }}>
      <ChoiceGroup label="Palette" options={names} value={name} onChange={setName} />
      <ScatterChart
        title="One ring of points for each color"
        height={340}
        colors={colors}
        series={series}
        yAxis={[{ width: 36 }]}
      />
    </Stack>
  );
}
