import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { Toggle } from './Toggle';
import { cinemas, metrics } from './ratings';

export default function DemoRadarVisualisation() {
  const [hideMark, setHideMark] = useState(false);
  const [fillArea, setFillArea] = useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
        <Toggle label="hideMark" checked={hideMark} onChange={setHideMark} />
        <Toggle label="fillArea" checked={fillArea} onChange={setFillArea} />
      </Stack>
      <RadarChart
        title="Rating of three cinemas by topic"
        height={300}
        series={cinemas.map((series) => ({ ...series, hideMark, fillArea }))}
        radar={{ max: 100, metrics }}
      />
    </Stack>
  );
}
