import { useState } from 'react';
import Box from '@mui/material/Box';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { ChoiceGroup } from './ChoiceGroup';
import { LeftToRight } from './LeftToRight';
import { links, nodes } from './water';

const keywords = ['source', 'target'] as const;

export default function SankeyLinkKeywordColors() {
  const [color, setColor] = useState<(typeof keywords)[number]>('target');

  return (
    <Box sx={{ width: '100%' }}>
      <ChoiceGroup label="color" options={keywords} value={color} onChange={setColor} />
      <LeftToRight>
        {/* preview-start */}
        <SankeyChart
          title="Water from source to use"
          height={280}
          series={{ data: { nodes, links }, linkOptions: { color } }}
        />
        {/* preview-end */}
      </LeftToRight>
    </Box>
  );
}
