import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { sessions, stations } from './charging';

const series = sessions.map((item) => ({
  ...item,
  highlightScope: { highlight: 'item', fade: 'global' } as const,
}));

export default function ControlledHighlight() {
  const [item, setItem] = useState<HighlightItemData | null>({
    seriesId: 'guests',
    dataIndex: 2,
  });
  const station = item?.dataIndex ?? 0;

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Series"
          value={item?.seriesId ?? null}
          onChange={(_, seriesId: string | null) =>
            setItem(seriesId === null ? null : { seriesId, dataIndex: station })
          }
        >
          {sessions.map(({ id, label }) => (
            <ToggleButton key={id} value={id}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Station"
          value={item?.dataIndex ?? null}
          onChange={(_, dataIndex: number | null) =>
            setItem(dataIndex === null ? null : { seriesId: item?.seriesId ?? 'guests', dataIndex })
          }
        >
          {stations.map((name, index) => (
            <ToggleButton key={name} value={index}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      {/* preview-start */}
      <BarChart
        title="Charging sessions by station"
        height={280}
        xAxis={[{ data: stations }]}
        yAxis={[{ width: 40 }]}
        series={series}
        highlightedItem={item}
        onHighlightChange={setItem}
      />
      {/* preview-end */}
    </Stack>
  );
}
