import { useState } from 'react';
import Box from '@mui/material/Box';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { ChoiceGroup } from './ChoiceGroup';
import { LeftToRight } from './LeftToRight';

const alignments = ['justify', 'left', 'right', 'center'] as const;

// Gardens end early and Rain water starts late, so the alignments differ.
const links = [
  { source: 'Snow', target: 'Lake', value: 40 },
  { source: 'Lake', target: 'Works', value: 32 },
  { source: 'Lake', target: 'Gardens', value: 8 },
  { source: 'Works', target: 'Homes', value: 32 },
  { source: 'Rain', target: 'Homes', value: 14 },
];

export default function SankeyNodeAlignment() {
  const [align, setAlign] = useState<(typeof alignments)[number]>('justify');

  return (
    <Box sx={{ width: '100%' }}>
      <ChoiceGroup label="align" options={alignments} value={align} onChange={setAlign} />
      <LeftToRight>
        {/* preview-start */}
        <SankeyChart
          title="Water from source to use"
          height={260}
          series={{ data: { links }, nodeOptions: { align } }}
        />
        {/* preview-end */}
      </LeftToRight>
    </Box>
  );
}
