import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightScope } from '@mui/x-charts/context';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { ChoiceGroup } from './ChoiceGroup';
import { sessions, stations } from './charging';

const charts = ['bar', 'line', 'scatter', 'pie'] as const;
const highlights = ['none', 'item', 'series'] as const;
const fades = ['none', 'series', 'global'] as const;

export default function ElementHighlights() {
  const [chart, setChart] = useState<(typeof charts)[number]>('bar');
  const [highlight, setHighlight] = useState<(typeof highlights)[number]>('item');
  const [fade, setFade] = useState<(typeof fades)[number]>('global');
  const highlightScope: HighlightScope = { highlight, fade };
  const frame = { height: 280, yAxis: [{ width: 40 }] };

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 4 }}>
        <ChoiceGroup label="Chart" options={charts} value={chart} onChange={setChart} />
        <ChoiceGroup
          label="highlight"
          options={highlights}
          value={highlight}
          onChange={setHighlight}
        />
        <ChoiceGroup label="fade" options={fades} value={fade} onChange={setFade} />
      </Stack>
      {chart === 'bar' && (
        <BarChart
          {...frame}
          title="Charging sessions by station"
          xAxis={[{ data: stations }]}
          series={sessions.map((series) => ({ ...series, highlightScope }))}
        />
      )}
      {chart === 'line' && (
        <LineChart
          {...frame}
          title="Charging sessions by station"
          xAxis={[{ data: stations, scaleType: 'point' }]}
          series={sessions.map((series) => ({ ...series, highlightScope }))}
        />
      )}
      {chart === 'scatter' && (
        <ScatterChart
          {...frame}
          title="Charging sessions by station"
          series={sessions.map(({ id, label, data }) => ({
            id,
            label,
            highlightScope,
            markerSize: 7,
            data: data.map((y, x) => ({ id: x, x, y })),
          }))}
        />
      )}
      {chart === 'pie' && (
        <PieChart
          title="Charging sessions by station"
          height={280}
          series={[
            {
              highlightScope,
              data: stations.map((label, index) => ({
                id: label,
                label,
                value: sessions[0]?.data[index] ?? 0,
              })),
            },
          ]}
        />
      )}
    </Stack>
  );
}
