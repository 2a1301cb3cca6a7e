import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { LabeledSlider } from './LabeledSlider';
import { Toggle } from './Toggle';
import { spiral } from './spiral';

export default function AxisCustomization() {
  const [disableLine, setDisableLine] = useState(false);
  const [disableTicks, setDisableTicks] = useState(false);
  const [labeled, setLabeled] = useState(true);
  const [tickSize, setTickSize] = useState(6);
  const [fontSize, setFontSize] = useState(12);
  const axis = {
    disableLine,
    disableTicks,
    tickSize,
    label: labeled ? 'Position (mm)' : undefined,
    tickLabelStyle: { fontSize },
  };

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', alignItems: { sm: 'center' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <ScatterChart
          title="Positions of 120 points, in mm"
          height={320}
          series={[{ data: spiral, markerSize: 3 }]}
          xAxis={[{ ...axis, height: 60 }]}
          yAxis={[{ ...axis, width: 70 }]}
        />
      </Box>
      <Stack sx={{ width: { xs: '100%', sm: 200 }, boxSizing: 'border-box', px: 1 }}>
        <Toggle label="disableLine" checked={disableLine} onChange={setDisableLine} />
        <Toggle label="disableTicks" checked={disableTicks} onChange={setDisableTicks} />
        <Toggle label="label" checked={labeled} onChange={setLabeled} />
        <LabeledSlider label="tickSize" min={0} max={20} value={tickSize} onChange={setTickSize} />
        <LabeledSlider label="fontSize" min={8} max={20} value={fontSize} onChange={setFontSize} />
      </Stack>
    </Stack>
  );
}
