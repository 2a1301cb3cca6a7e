import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOffsetType } from '@mui/x-charts/models';
import { SelectField } from './SelectField';
import { Toggle } from './Toggle';

const offsets = [
  'none',
  'expand',
  'diverging',
  'silhouette',
  'wiggle',
] as const satisfies readonly StackOffsetType[];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const sales = [12, 18, 9, 14, 21, 16];
const services = [6, 9, 11, 8, 7, 12];
const refunds = [4, 3, 6, 2, 5, 3];

export default function StackOffsetDemo() {
  const [stackOffset, setStackOffset] = useState<(typeof offsets)[number]>('diverging');
  const [negative, setNegative] = useState(true);
  const common = { stack: 'total', stackOffset };

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 3 }}>
        <SelectField
          label="stackOffset"
          options={offsets}
          value={stackOffset}
          onChange={setStackOffset}
        />
        <Toggle label="Refunds are negative" checked={negative} onChange={setNegative} />
      </Stack>
      <BarChart
        title="Sales, services, and refunds by month"
        height={300}
        xAxis={[{ data: months }]}
        yAxis={[{ width: 44 }]}
        series={[
          { ...common, label: 'Sales', data: sales },
          { ...common, label: 'Services', data: services },
          {
            ...common,
            label: 'Refunds',
            data: refunds.map((amount) => (negative ? -amount : amount)),
          },
        ]}
      />
    </Stack>
  );
}
