import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { LabeledSlider } from './LabeledSlider';
import { LayoutFrames } from './LayoutFrames';

const sides = ['left', 'right', 'top', 'bottom'] as const;

export default function Margin() {
  const [margin, setMargin] = useState({ left: 50, right: 50, top: 50, bottom: 50 });

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', alignItems: { sm: 'center' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <BarChart
          height={300}
          margin={margin}
          xAxis={[{ scaleType: 'band', data: ['North', 'East', 'South', 'West'] }]}
          series={[{ data: [318, 274, 391, 226] }]}
        >
          <LayoutFrames />
        </BarChart>
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 200 }, boxSizing: 'border-box', px: 1 }}>
        {sides.map((side) => (
          <LabeledSlider
            key={side}
            label={`margin.${side}`}
            min={0}
            max={100}
            value={margin[side]}
            onChange={(value) => setMargin((previous) => ({ ...previous, [side]: value }))}
          />
        ))}
      </Box>
    </Stack>
  );
}
