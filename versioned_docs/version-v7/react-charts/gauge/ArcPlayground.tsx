import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';
import { LabeledSlider } from './LabeledSlider';

const angleControls = [
  { name: 'startAngle', min: -360, max: 360 },
  { name: 'endAngle', min: -360, max: 360 },
] as const;
const radiusControls = [
  { name: 'innerRadius', min: 50, max: 100 },
  { name: 'outerRadius', min: 50, max: 100 },
] as const;

export default function ArcPlayground() {
  const [arc, setArc] = useState({
    startAngle: -110,
    endAngle: 110,
    innerRadius: 80,
    outerRadius: 100,
  });

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', alignItems: 'center' }}
    >
      <Box sx={{ flex: 1, width: '100%', height: 220, minWidth: 0 }}>
        <Gauge
          value={75}
          startAngle={arc.startAngle}
          endAngle={arc.endAngle}
          innerRadius={`${arc.innerRadius}%`}
          outerRadius={`${arc.outerRadius}%`}
          aria-label="Progress in percent"
          sx={{ [`& .${gaugeClasses.valueText}`]: { fontSize: 40 } }}
        />
      </Box>
      <Box sx={{ flex: 1, width: '100%', boxSizing: 'border-box', px: 1 }}>
        {[...angleControls, ...radiusControls].map(({ name, min, max }) => (
          <LabeledSlider
            key={name}
            label={name.endsWith('Radius') ? `${name} (%)` : name}
            min={min}
            max={max}
            value={arc[name]}
            onChange={(value) => setArc((previous) => ({ ...previous, [name]: value }))}
          />
        ))}
      </Box>
    </Stack>
  );
}
