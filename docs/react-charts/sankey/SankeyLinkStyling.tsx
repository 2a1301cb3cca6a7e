import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { ChoiceGroup } from './ChoiceGroup';
import { LabeledSlider } from './LabeledSlider';
import { Toggle } from './Toggle';
import { links, nodes } from './water';

const colors = ['source', 'target', '#607d8b'] as const;

export default function SankeyLinkStyling() {
  const [color, setColor] = useState<(typeof colors)[number]>('#607d8b');
  const [opacity, setOpacity] = useState(0.4);
  const [showValues, setShowValues] = useState(true);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', alignItems: { sm: 'center' } }}
    >
      <Box dir="ltr" sx={{ flex: 1, minWidth: 0 }}>
        <SankeyChart
          title="Water from source to use"
          height={280}
          // preview-start
          series={{
            data: { nodes, links },
            linkOptions: { color, opacity, showValues },
          }}
          // preview-end
        />
      </Box>
      <Stack spacing={1} sx={{ width: { xs: '100%', sm: 220 }, boxSizing: 'border-box', px: 1 }}>
        <ChoiceGroup label="color" options={colors} value={color} onChange={setColor} />
        <LabeledSlider
          label="opacity"
          min={0.1}
          max={1}
          step={0.1}
          value={opacity}
          onChange={setOpacity}
        />
        <Toggle label="showValues" checked={showValues} onChange={setShowValues} />
      </Stack>
    </Stack>
  );
}
