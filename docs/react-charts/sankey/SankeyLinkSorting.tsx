import { useState } from 'react';
import Box from '@mui/material/Box';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import type { SankeyLinkOptions } from '@mui/x-charts-pro/SankeyChart';
import { ChoiceGroup } from './ChoiceGroup';
import { commuters } from './commuters';
import { LeftToRight } from './LeftToRight';

// preview-start
const orders = {
  automatic: undefined,
  'largest first': (a, b) => b.value - a.value,
  'smallest first': (a, b) => a.value - b.value,
} satisfies Record<string, SankeyLinkOptions['sort']>;
// preview-end

const names = ['automatic', 'largest first', 'smallest first'] as const;

export default function SankeyLinkSorting() {
  const [order, setOrder] = useState<(typeof names)[number]>('largest first');

  return (
    <Box sx={{ width: '100%' }}>
      <ChoiceGroup label="sort" options={names} value={order} onChange={setOrder} />
      <LeftToRight>
        <SankeyChart
          title="Commuters from home through stations to work"
          height={300}
          series={{ data: { links: commuters }, linkOptions: { sort: orders[order] } }}
        />
      </LeftToRight>
    </Box>
  );
}
