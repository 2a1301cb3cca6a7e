import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { LeftToRight } from './LeftToRight';
import { SelectField } from './SelectField';
import { links, nodes } from './water';

const nodeHighlights = ['links', 'nodes', 'incoming', 'outgoing', 'none'] as const;
const linkHighlights = ['links', 'nodes', 'source', 'target', 'none'] as const;
const fades = ['global', 'none'] as const;

export default function SankeyHighlighting() {
  const [nodeHighlight, setNodeHighlight] = useState<(typeof nodeHighlights)[number]>('links');
  const [nodeFade, setNodeFade] = useState<(typeof fades)[number]>('global');
  const [linkHighlight, setLinkHighlight] = useState<(typeof linkHighlights)[number]>('nodes');
  const [linkFade, setLinkFade] = useState<(typeof fades)[number]>('global');

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, pt: 1 }}>
        <SelectField
          label="Node: highlight"
          options={nodeHighlights}
          value={nodeHighlight}
          onChange={setNodeHighlight}
        />
        <SelectField label="Node: fade" options={fades} value={nodeFade} onChange={setNodeFade} />
        <SelectField
          label="Link: highlight"
          options={linkHighlights}
          value={linkHighlight}
          onChange={setLinkHighlight}
        />
        <SelectField label="Link: fade" options={fades} value={linkFade} onChange={setLinkFade} />
      </Stack>
      <LeftToRight>
        <SankeyChart
          title="Water from source to use"
          height={280}
          margin={20}
          // preview-start
          series={{
            data: { nodes, links },
            nodeOptions: { highlight: nodeHighlight, fade: nodeFade },
            linkOptions: { highlight: linkHighlight, fade: linkFade },
          }}
          // preview-end
        />
      </LeftToRight>
    </Box>
  );
}
