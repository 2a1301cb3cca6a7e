import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { HighlightItemData } from '@mui/x-charts/context';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { Toggle } from './Toggle';
import { cinemas, metrics } from './ratings';

export default function DemoRadarSeriesHighlight() {
  const [highlightedItem, setHighlightedItem] = useState<HighlightItemData | null>(null);
  const [fillArea, setFillArea] = useState(true);

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }} spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted cinema"
        value={highlightedItem?.seriesId ?? null}
        onChange={(_, seriesId: string | null) =>
          setHighlightedItem(seriesId === null ? null : { seriesId })
        }
      >
        {cinemas.map(({ id, label }) => (
          <ToggleButton key={id} value={id}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RadarChart
        title="Rating of three cinemas by topic"
        height={300}
        highlight="series"
        highlightedItem={highlightedItem}
        onHighlightChange={setHighlightedItem}
        slotProps={{ tooltip: { trigger: 'none' } }}
        series={cinemas.map((series) => ({ ...series, fillArea }))}
        radar={{ max: 100, metrics }}
      />
      <Toggle label="fillArea" checked={fillArea} onChange={setFillArea} />
    </Stack>
  );
}
