import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { ChoiceGroup } from './ChoiceGroup';
import { LabeledSlider } from './LabeledSlider';
import { Toggle } from './Toggle';
import { links } from './water';

const colors = ['#1976d2', '#00897b', '#7a6f9b'] as const;

export default function SankeyNodeStyling() {
  const [color, setColor] = useState<(typeof colors)[number]>('#1976d2');
  const [width, setWidth] = useState(15);
  const [padding, setPadding] = useState(10);
  const [showLabels, setShowLabels] = useState(true);

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
            data: { links },
            nodeOptions: { color, width, padding, showLabels },
          }}
          // preview-end
        />
      </Box>
      <Stack spacing={1} sx={{ width: { xs: '100%', sm: 220 }, boxSizing: 'border-box', px: 1 }}>
        <ChoiceGroup label="color" options={colors} value={color} onChange={setColor} />
        <LabeledSlider label="width" min={4} max={40} value={width} onChange={setWidth} />
        <LabeledSlider label="padding" min={0} max={40} value={padding} onChange={setPadding} />
        <Toggle label="showLabels" checked={showLabels} onChange={setShowLabels} />
      </Stack>
    </Stack>
  );
}
