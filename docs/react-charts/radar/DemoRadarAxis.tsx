import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { RadarAxis, RadarChart } from '@mui/x-charts/RadarChart';
import { ChoiceGroup } from './ChoiceGroup';
import { LabeledSlider } from './LabeledSlider';
import { cinemas, metrics } from './ratings';

const orientations = ['horizontal', 'rotated'] as const;
const shown = ['Picture', 'Seats', 'Snacks'] as const;

export default function DemoRadarAxis() {
  const [metric, setMetric] = useState<(typeof shown)[number]>('Picture');
  const [labelOrientation, setLabelOrientation] =
    useState<(typeof orientations)[number]>('horizontal');
  const [divisions, setDivisions] = useState(4);
  const [angle, setAngle] = useState(30);

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
          divisions={divisions}
          series={cinemas.slice(0, 1)}
          radar={{ max: 100, metrics }}
        >
          <RadarAxis
            metric={metric}
            divisions={divisions}
            labelOrientation={labelOrientation}
            angle={angle}
          />
        </RadarChart>
      </Box>
      <Stack sx={{ flex: 1, width: '100%', boxSizing: 'border-box', px: 1 }}>
        <ChoiceGroup label="metric" options={shown} value={metric} onChange={setMetric} />
        <ChoiceGroup
          label="labelOrientation"
          options={orientations}
          value={labelOrientation}
          onChange={setLabelOrientation}
        />
        <LabeledSlider
          label="divisions"
          min={1}
          max={10}
          value={divisions}
          onChange={setDivisions}
        />
        <LabeledSlider label="angle" min={0} max={360} value={angle} onChange={setAngle} />
      </Stack>
    </Stack>
  );
}
