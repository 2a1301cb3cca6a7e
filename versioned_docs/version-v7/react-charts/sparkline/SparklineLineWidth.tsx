import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lineElementClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { LabeledSlider } from './LabeledSlider';

const load = [1, 14, 9, 20, 20, 3, 1, 12, 18];

export default function SparklineLineWidth() {
  const [strokeWidth, setStrokeWidth] = useState(6);
  const [margin, setMargin] = useState(5);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360 }}>
      <SparkLineChart
        data={load}
        height={100}
        yAxis={{ min: 1, max: 20 }}
        // preview-start
        sx={{ [`& .${lineElementClasses.root}`]: { strokeWidth } }}
        margin={{ top: margin, bottom: margin, left: margin, right: margin }}
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
        <LabeledSlider label="margin" min={0} max={10} value={margin} onChange={setMargin} />
      </Box>
    </Stack>
  );
}
