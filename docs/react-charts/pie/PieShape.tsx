import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';
import { LabeledSlider } from './LabeledSlider';

const shapeControls = [
  { name: 'innerRadius', min: 0, max: 100 },
  { name: 'outerRadius', min: 0, max: 100 },
  { name: 'paddingAngle', min: 0, max: 30 },
  { name: 'cornerRadius', min: 0, max: 30 },
  { name: 'startAngle', min: -180, max: 180 },
  { name: 'endAngle', min: 0, max: 360 },
  { name: 'cx', min: 0, max: 220 },
  { name: 'cy', min: 0, max: 220 },
] as const;

export default function PieShape() {
  const [shape, setShape] = useState({
    innerRadius: 35,
    outerRadius: 100,
    paddingAngle: 4,
    cornerRadius: 6,
    startAngle: -45,
    endAngle: 225,
    cx: 110,
    cy: 110,
  });

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', alignItems: 'center' }}
    >
      <PieChart
        title="Four slices of 5, 10, 15, and 9"
        width={230}
        height={230}
        hideLegend
        skipAnimation
        series={[{ ...shape, data: [{ value: 5 }, { value: 10 }, { value: 15 }, { value: 9 }] }]}
      />
      <Box
        sx={{
          flex: 1,
          width: '100%',
          boxSizing: 'border-box',
          px: 1,
          display: 'grid',
          columnGap: 4,
          gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
        }}
      >
        {shapeControls.map(({ name, min, max }) => (
          <LabeledSlider
            key={name}
            label={name}
            min={min}
            max={max}
            value={shape[name]}
            onChange={(value) => setShape((previous) => ({ ...previous, [name]: value }))}
          />
        ))}
      </Box>
    </Stack>
  );
}
