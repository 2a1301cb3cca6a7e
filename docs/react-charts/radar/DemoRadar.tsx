import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ChoiceGroup } from './ChoiceGroup';
import { LabeledSlider } from './LabeledSlider';
import { cinemas, metrics } from './ratings';

const shapes = ['sharp', 'circular'] as const;
const stripes = ['default', 'none', 'custom'] as const;

export default function DemoRadar() {
  const theme = useTheme();
  const [shape, setShape] = useState<(typeof shapes)[number]>('sharp');
  const [stripe, setStripe] = useState<(typeof stripes)[number]>('default');
  const [divisions, setDivisions] = useState(5);
  const [startAngle, setStartAngle] = useState(0);

  const stripeColor = {
    default: undefined,
    none: null,
    custom: (index: number) =>
      index % 2 === 0 ? theme.palette.success.main : theme.palette.warning.main,
  }[stripe];

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', alignItems: 'center' }}
    >
      <Box sx={{ flex: 1, width: '100%', minWidth: 0 }}>
        <RadarChart
          title="Rating of the Odeon by topic"
          height={300}
          margin={{ top: 30 }}
          shape={shape}
          divisions={divisions}
          stripeColor={stripeColor}
          series={cinemas.slice(0, 1)}
          radar={{ max: 100, startAngle, metrics }}
        />
      </Box>
      <Stack sx={{ flex: 1, width: '100%', boxSizing: 'border-box', px: 1 }}>
        <ChoiceGroup label="shape" options={shapes} value={shape} onChange={setShape} />
        <ChoiceGroup label="stripeColor" options={stripes} value={stripe} onChange={setStripe} />
        <LabeledSlider
          label="divisions"
          min={1}
          max={10}
          value={divisions}
          onChange={setDivisions}
        />
        <LabeledSlider
          label="startAngle"
          min={-180}
          max={180}
          value={startAngle}
          onChange={setStartAngle}
        />
      </Stack>
    </Stack>
  );
}
