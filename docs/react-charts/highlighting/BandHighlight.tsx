import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChoiceGroup } from './ChoiceGroup';
import { sessions, stations } from './charging';

const xHighlights = ['none', 'line', 'band'] as const;
const yHighlights = ['none', 'line'] as const;

export default function BandHighlight() {
  const [x, setX] = useState<(typeof xHighlights)[number]>('band');
  const [y, setY] = useState<(typeof yHighlights)[number]>('line');

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 4 }}>
        <ChoiceGroup label="x" options={xHighlights} value={x} onChange={setX} />
        <ChoiceGroup label="y" options={yHighlights} value={y} onChange={setY} />
      </Stack>
      {/* preview-start */}
      <BarChart
        title="Charging sessions by station"
        height={280}
        xAxis={[{ data: stations }]}
        yAxis={[{ width: 40 }]}
        series={sessions}
        axisHighlight={{ x, y }}
      />
      {/* preview-end */}
    </Stack>
  );
}
