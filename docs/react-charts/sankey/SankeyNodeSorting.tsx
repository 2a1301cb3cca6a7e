import { useState } from 'react';
import Box from '@mui/material/Box';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import type { SankeyNodeOptions } from '@mui/x-charts-pro/SankeyChart';
import { ChoiceGroup } from './ChoiceGroup';
import { commuters } from './commuters';
import { LeftToRight } from './LeftToRight';

// preview-start
const orders = {
  automatic: undefined,
  'as given': () => 0,
  'largest first': (a, b) => b.value - a.value,
  'by name': (a, b) => a.label.localeCompare(b.label),
} satisfies Record<string, SankeyNodeOptions['sort']>;
// preview-end

const names = ['automatic', 'as given', 'largest first', 'by name'] as const;

export default function SankeyNodeSorting() {
  const [order, setOrder] = useState<(typeof names)[number]>('largest first');

  return (
    <Box sx={{ width: '100%' }}>
      <ChoiceGroup label="sort" options={names} value={order} onChange={setOrder} />
      <LeftToRight>
        <SankeyChart
          title="Commuters from home through stations to work"
          height={300}
          series={{ data: { links: commuters }, nodeOptions: { sort: orders[order] } }}
        />
      </LeftToRight>
    </Box>
  );
}
