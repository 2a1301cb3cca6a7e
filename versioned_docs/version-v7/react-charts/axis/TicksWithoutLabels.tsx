import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { ChoiceGroup } from './ChoiceGroup';
import { cities } from './cities';

const labels = ['default', 'powers of ten only'] as const;

const format = (value: number) => Intl.NumberFormat('en', { notation: 'compact' }).format(value);

/** On a log scale every tick stays, but only powers of ten get a text. */
function formatPowers(value: number, context: { location: string }) {
  if (context.location === 'tick' && !Number.isInteger(Math.log10(value))) {
    return '';
  }
  return format(value);
}

export default function TicksWithoutLabels() {
  const [label, setLabel] = useState<(typeof labels)[number]>('powers of ten only');
  const valueFormatter = label === 'default' ? undefined : formatPowers;

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <ChoiceGroup label="Tick labels" options={labels} value={label} onChange={setLabel} />
      <Typography component="div" sx={{ textAlign: 'center' }}>
        Inhabitants and trams
      </Typography>
      <ScatterChart
        height={300}
        xAxis={[
          { scaleType: 'log', label: 'Inhabitants', min: 10000, max: 10000000, valueFormatter },
        ]}
        yAxis={[{ scaleType: 'log', label: 'Trams', min: 1, max: 1000 }]}
        series={[{ data: cities }]}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: { transform: 'translateX(-12px)' },
        }}
      />
    </Stack>
  );
}
