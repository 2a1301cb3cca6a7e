import { useState } from 'react';
import Box from '@mui/material/Box';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { LabeledSlider } from './LabeledSlider';
import { LeftToRight } from './LeftToRight';
import { links, nodes } from './water';

export default function SankeyCurveCorrection() {
  const [curveCorrection, setCurveCorrection] = useState(10);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 280, px: 1 }}>
        <LabeledSlider
          label="curveCorrection"
          min={-40}
          max={60}
          value={curveCorrection}
          onChange={setCurveCorrection}
        />
      </Box>
      <LeftToRight>
        {/* preview-start */}
        <SankeyChart
          title="Water from source to use"
          height={300}
          series={{ data: { nodes, links }, linkOptions: { curveCorrection } }}
        />
        {/* preview-end */}
      </LeftToRight>
    </Box>
  );
}
