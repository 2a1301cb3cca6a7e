import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { ChoiceGroup } from './ChoiceGroup';
import { cities } from './cities';

const labels = ['default', 'powers of ten only'] as const;

const { format } = new Intl.NumberFormat('en', { notation: 'compact' });

/** On a log scale every tick stays, but only powers of ten get a text. */
function formatPowers(value: number, context: AxisValueFormatterContext<'log'>) {
  if (context.location === 'tick' && !Number.isInteger(Math.log10(value))) {
    return '';
  }
  return format(value);
}

const inhabitants = { scaleType: 'log', label: 'Inhabitants', min: 1e4, max: 1e7 } as const;
const trams = [{ scaleType: 'log', label: 'Trams', width: 60, min: 1, max: 1000 } as const];
const series = [{ data: cities }];

export default function TicksWithoutLabels() {
  const [label, setLabel] = useState<(typeof labels)[number]>('powers of ten only');
  const xAxis = useMemo(
    () => [{ ...inhabitants, valueFormatter: label === 'default' ? undefined : formatPowers }],
    [label],
  );

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <ChoiceGroup label="Tick labels" options={labels} value={label} onChange={setLabel} />
      <Typography component="div" sx={{ textAlign: 'center' }}>
        Inhabitants and trams
      </Typography>
      <ScatterChart
        title="Inhabitants and trams of cities"
        height={300}
        xAxis={xAxis}
        yAxis={trams}
        series={series}
      />
    </Stack>
  );
}
