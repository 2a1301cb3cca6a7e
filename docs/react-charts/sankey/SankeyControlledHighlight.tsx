import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import type {
  SankeyItemIdentifier,
  SankeyLinkIdentifier,
  SankeyNodeIdentifier,
} from '@mui/x-charts-pro/SankeyChart';
import { LeftToRight } from './LeftToRight';
import { links, nodes } from './water';

const wells: SankeyNodeIdentifier = {
  type: 'sankey',
  seriesId: 'water',
  subType: 'node',
  nodeId: 'wells',
};
const works: SankeyNodeIdentifier = { ...wells, nodeId: 'works' };
const leaks: SankeyLinkIdentifier = {
  type: 'sankey',
  seriesId: 'water',
  subType: 'link',
  sourceId: 'works',
  targetId: 'leaks',
};
const choices = [
  { name: 'Wells', item: wells },
  { name: 'Waterworks', item: works },
  { name: 'Waterworks to leaks', item: leaks },
];

const keyOf = (item: SankeyItemIdentifier) =>
  item.subType === 'node' ? item.nodeId : `${item.sourceId}-${item.targetId}`;

export default function SankeyControlledHighlight() {
  const [item, setItem] = useState<SankeyItemIdentifier | null>(wells);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControl>
        <FormLabel id="highlighted-flow">Highlighted</FormLabel>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-labelledby="highlighted-flow"
          value={item && keyOf(item)}
          onChange={(_, key: string | null) =>
            setItem(choices.find((choice) => keyOf(choice.item) === key)?.item ?? null)
          }
        >
          {choices.map((choice) => (
            <ToggleButton key={choice.name} value={keyOf(choice.item)}>
              {choice.name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </FormControl>
      <LeftToRight>
        {/* preview-start */}
        <SankeyChart
          title="Water from source to use"
          height={280}
          series={{
            id: 'water',
            data: { nodes, links },
            nodeOptions: { fade: 'global' },
            linkOptions: { fade: 'global' },
          }}
          highlightedItem={item}
          onHighlightChange={setItem}
        />
        {/* preview-end */}
      </LeftToRight>
    </Box>
  );
}
