import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChoiceGroup } from './ChoiceGroup';
import { LabeledSlider } from './LabeledSlider';
import { rainfall } from './rainfall';

const anchors = ['start', 'middle', 'end'] as const;

export default function AxisTextCustomization() {
  const [angle, setAngle] = useState(45);
  const [fontSize, setFontSize] = useState(12);
  const [textAnchor, setTextAnchor] = useState<(typeof anchors)[number]>('start');

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', alignItems: { sm: 'center' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <BarChart
          title="Rainfall by month"
          height={300}
          dataset={rainfall}
          // preview-start
          xAxis={[
            {
              dataKey: 'month',
              height: 80,
              tickLabelStyle: { angle, textAnchor, fontSize },
            },
          ]}
          // preview-end
          yAxis={[{ width: 36 }]}
          series={[{ dataKey: 'rain', label: 'Rain (mm)' }]}
        />
      </Box>
      <Stack sx={{ width: { xs: '100%', sm: 220 }, boxSizing: 'border-box', px: 1 }}>
        <ChoiceGroup
          label="textAnchor"
          options={anchors}
          value={textAnchor}
          onChange={setTextAnchor}
        />
        <LabeledSlider label="angle" min={-90} max={90} value={angle} onChange={setAngle} />
        <LabeledSlider label="fontSize" min={8} max={20} value={fontSize} onChange={setFontSize} />
      </Stack>
    </Stack>
  );
}
