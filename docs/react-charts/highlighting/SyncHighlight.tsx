import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarChartProps } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { PieChart } from '@mui/x-charts/PieChart';
import type { PieChartProps } from '@mui/x-charts/PieChart';
import { sessions, stations } from './charging';

const counts = sessions[0]?.data ?? [];
const highlightScope = { highlight: 'item', fade: 'global' } as const;

const barSettings: BarChartProps = {
  height: 260,
  hideLegend: true,
  xAxis: [{ scaleType: 'band', data: stations }],
  yAxis: [{ width: 40 }],
  series: [{ id: 'sync', data: counts, highlightScope }],
};

const pieSettings: PieChartProps = {
  height: 220,
  hideLegend: true,
  series: [
    {
      id: 'sync',
      highlightScope,
      data: stations.map((label, index) => ({ id: label, label, value: counts[index] ?? 0 })),
    },
  ],
};

export default function SyncHighlight() {
  const [item, setItem] = useState<HighlightItemData | null>(null);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ width: '100%', alignItems: { sm: 'center' } }}
    >
      <Box sx={{ flex: 3, minWidth: 0 }}>
        {/* preview-start */}
        <BarChart
          {...barSettings}
          title="Sessions of subscribers by station, as bars"
          highlightedItem={item}
          onHighlightChange={setItem}
        />
        {/* preview-end */}
      </Box>
      <Box sx={{ flex: 2, minWidth: 0 }}>
        <PieChart
          {...pieSettings}
          title="Sessions of subscribers by station, as slices"
          highlightedItem={item}
          onHighlightChange={setItem}
        />
      </Box>
    </Stack>
  );
}
