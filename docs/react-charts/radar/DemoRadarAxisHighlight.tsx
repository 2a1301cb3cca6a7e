import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { Toggle } from './Toggle';
import { cinemas, metrics } from './ratings';

export default function DemoRadarAxisHighlight() {
  const [hideMark, setHideMark] = useState(false);
  const [fillArea, setFillArea] = useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <RadarChart
        title="Rating of three cinemas by topic"
        height={300}
        highlight="axis"
        series={cinemas.map((series) => ({ ...series, hideMark, fillArea }))}
        radar={{ max: 100, metrics }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
        <Toggle label="hideMark" checked={hideMark} onChange={setHideMark} />
        <Toggle label="fillArea" checked={fillArea} onChange={setFillArea} />
      </Stack>
    </Stack>
  );
}
