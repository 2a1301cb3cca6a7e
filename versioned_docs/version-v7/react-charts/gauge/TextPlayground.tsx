import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';
import { LabeledSlider } from './LabeledSlider';

export default function TextPlayground() {
  const [value, setValue] = useState(72);
  const [fontSize, setFontSize] = useState(32);
  const [offset, setOffset] = useState(0);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', alignItems: 'center' }}
    >
      <Box sx={{ flex: 1, width: '100%', height: 220, minWidth: 0 }}>
        <Gauge
          // preview-start
          value={value}
          startAngle={-110}
          endAngle={110}
          text={(gauge) => `${gauge.value} / ${gauge.valueMax}`}
          aria-label="Rooms cleaned"
          sx={{
            [`& .${gaugeClasses.valueText}`]: {
              fontSize,
              transform: `translate(0px, ${offset}px)`,
            },
          }}
          // preview-end
        />
      </Box>
      <Box sx={{ flex: 1, width: '100%', boxSizing: 'border-box', px: 1 }}>
        <LabeledSlider label="value" min={0} max={100} value={value} onChange={setValue} />
        <LabeledSlider
          label="font size (px)"
          min={12}
          max={48}
          value={fontSize}
          onChange={setFontSize}
        />
        <LabeledSlider
          label="vertical shift (px)"
          min={-40}
          max={40}
          value={offset}
          onChange={setOffset}
        />
      </Box>
    </Stack>
  );
}
