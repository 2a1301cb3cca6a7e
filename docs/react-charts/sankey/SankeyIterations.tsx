import { useState } from 'react';
import Box from '@mui/material/Box';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { commuters } from './commuters';
import { LabeledSlider } from './LabeledSlider';
import { LeftToRight } from './LeftToRight';

export default function SankeyIterations() {
  const [iterations, setIterations] = useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 280, px: 1 }}>
        <LabeledSlider
          label="iterations"
          min={0}
          max={12}
          value={iterations}
          onChange={setIterations}
        />
      </Box>
      <LeftToRight>
        {/* preview-start */}
        <SankeyChart
          title="Commuters from home through stations to work"
          height={320}
          series={{ data: { links: commuters }, iterations }}
        />
        {/* preview-end */}
      </LeftToRight>
    </Box>
  );
}
