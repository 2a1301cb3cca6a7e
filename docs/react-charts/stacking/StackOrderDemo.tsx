import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOrderType } from '@mui/x-charts/models';
import { SelectField } from './SelectField';
import { decades, supply } from './supply';

const orders = [
  'none',
  'reverse',
  'appearance',
  'ascending',
  'descending',
  'insideOut',
] as const satisfies readonly StackOrderType[];

export default function StackOrderDemo() {
  const [stackOrder, setStackOrder] = useState<(typeof orders)[number]>('none');

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <SelectField
        label="stackOrder"
        options={orders}
        value={stackOrder}
        onChange={setStackOrder}
      />
      <BarChart
        title="Energy supply by decade and source"
        height={320}
        xAxis={[{ data: decades }]}
        yAxis={[{ width: 44 }]}
        series={supply.map((series) => ({ ...series, stack: 'supply', stackOrder }))}
      />
    </Stack>
  );
}
