import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { SparkLineChartProps } from '@mui/x-charts/SparkLineChart';
import { LabeledSlider } from './LabeledSlider';
import { Toggle } from './Toggle';

const settings = {
  data: [1, 14, 9, 20, 20, 3, 1, 12, 18],
  height: 100,
  curve: 'linear',
  yAxis: { min: 1, max: 20 },
} satisfies SparkLineChartProps;

export default function SparklineLineWidth() {
  const [strokeWidth, setStrokeWidth] = useState(6);
  const [offset, setOffset] = useState(3);
  const [disableClipping, setDisableClipping] = useState(false);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      <SparkLineChart
        {...settings}
        aria-label="Nine sample values"
        // preview-start
        slotProps={{ line: { strokeWidth } }}
        clipAreaOffset={{ top: offset, bottom: offset, left: offset, right: offset }}
        disableClipping={disableClipping}
        // preview-end
      />
      <Box sx={{ px: 1 }}>
        <LabeledSlider
          label="strokeWidth"
          min={1}
          max={12}
          value={strokeWidth}
          onChange={setStrokeWidth}
        />
        <LabeledSlider
          label="clipAreaOffset"
          min={0}
          max={10}
          value={offset}
          onChange={setOffset}
        />
        <Toggle label="disableClipping" checked={disableClipping} onChange={setDisableClipping} />
      </Box>
    </Stack>
  );
}
