import { useId, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { ChoiceGroup } from './ChoiceGroup';
import { savings } from './savings';

const units = ['objectBoundingBox', 'userSpaceOnUse'] as const;
type Units = (typeof units)[number];

function SavingsGradient({ id, gradientUnits }: { id: string; gradientUnits: Units }) {
  const { top, height } = useDrawingArea();
  const scale = useYScale<'linear'>();
  const zero = `${((scale(0) - top) / height) * 100}%`;
  const span =
    gradientUnits === 'userSpaceOnUse'
      ? { x1: 0, x2: 0, y1: top, y2: top + height }
      : { x1: '0', x2: '0', y1: '0', y2: '1' };
  const middle = gradientUnits === 'userSpaceOnUse' ? zero : '50%';

  return (
    <defs>
      <linearGradient id={id} gradientUnits={gradientUnits} {...span}>
        <stop offset="0%" stopColor="#4254fb" />
        <stop offset={middle} stopColor="#a0a9fd" />
        <stop offset={middle} stopColor="#ffe0a3" />
        <stop offset="100%" stopColor="#ffb422" />
      </linearGradient>
    </defs>
  );
}

export default function BarOECDHouseholdSavings() {
  const gradientId = useId();
  const [gradientUnits, setGradientUnits] = useState<Units>('objectBoundingBox');

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <Typography component="div" sx={{ textAlign: 'center' }}>
        Household savings, share of income (example values)
      </Typography>
      <ChoiceGroup
        label="gradientUnits"
        options={units}
        value={gradientUnits}
        onChange={setGradientUnits}
      />
      <BarChart
        title="Household savings by country"
        height={300}
        dataset={savings}
        hideLegend
        xAxis={[{ dataKey: 'country', height: 56, tickLabelStyle: { angle: -45 } }]}
        yAxis={[{ width: 48, valueFormatter: (value: number) => `${value}%` }]}
        series={[{ dataKey: 'rate', label: 'Savings', valueFormatter: (value) => `${value}%` }]}
        sx={{ [`& .${barElementClasses.root}`]: { fill: `url(#${gradientId})` } }}
      >
        <SavingsGradient id={gradientId} gradientUnits={gradientUnits} />
      </BarChart>
    </Stack>
  );
}
