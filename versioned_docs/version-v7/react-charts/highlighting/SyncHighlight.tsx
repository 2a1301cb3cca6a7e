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
  slotProps: { legend: { hidden: true } },
  xAxis: [{ scaleType: 'band', data: stations }],
  series: [{ id: 'sync', data: counts, highlightScope }],
};

const pieSettings: PieChartProps = {
  height: 220,
  margin: { right: 5 },
  slotProps: { legend: { hidden: true } },
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
        <BarChart {...barSettings} highlightedItem={item} onHighlightChange={setItem} />
        {/* preview-end */}
      </Box>
      <Box sx={{ flex: 2, minWidth: 0 }}>
        <PieChart {...pieSettings} highlightedItem={item} onHighlightChange={setItem} />
      </Box>
    </Stack>
  );
}
