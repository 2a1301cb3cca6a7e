import { useState } from 'react';
import Box from '@mui/material/Box';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { ChoiceGroup } from './ChoiceGroup';

const modes = ['keep', 'discard'] as const;

const letters = [
  { day: 'Mon', first: 14, second: 92 },
  { day: 'Tue', first: 22, second: 71 },
  { day: 'Wed', first: 31, second: 58 },
  { day: 'Thu', first: 46, second: 44 },
  { day: 'Fri', first: 59, second: 30 },
  { day: 'Sat', first: 78, second: 19 },
  { day: 'Sun', first: 95, second: 11 },
];

export default function ZoomFilterMode() {
  const [filterMode, setFilterMode] = useState<(typeof modes)[number]>('discard');

  return (
    <Box sx={{ width: '100%' }}>
      <ChoiceGroup label="filterMode" options={modes} value={filterMode} onChange={setFilterMode} />
      {/* preview-start */}
      <BarChartPro
        height={320}
        dataset={letters}
        xAxis={[{ scaleType: 'band', dataKey: 'day', zoom: { filterMode, minSpan: 20 } }]}
        yAxis={[{ id: 'left' }, { id: 'right' }]}
        leftAxis="left"
        rightAxis="right"
        series={[
          { dataKey: 'first', label: 'Letters', yAxisId: 'left' },
          { dataKey: 'second', label: 'Parcels', yAxisId: 'right' },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}
