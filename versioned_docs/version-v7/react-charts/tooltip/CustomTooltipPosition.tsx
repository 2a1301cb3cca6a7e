import { useState } from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChoiceGroup } from './ChoiceGroup';
import { TooltipOnBar } from './TooltipOnBar';
import { beds, formatBeds, wards } from './wards';

const positions = ['pointer', 'bar'] as const;

export default function CustomTooltipPosition() {
  const [position, setPosition] = useState<(typeof positions)[number]>('bar');

  return (
    <Box sx={{ width: '100%' }}>
      <ChoiceGroup
        label="Tooltip at the"
        options={positions}
        value={position}
        onChange={setPosition}
      />
      {/* preview-start */}
      <BarChart
        height={280}
        xAxis={[{ scaleType: 'band', data: wards }]}
        series={[{ id: 'taken', data: beds.taken, label: 'Taken', valueFormatter: formatBeds }]}
        tooltip={{ trigger: position === 'bar' ? 'none' : 'item' }}
      >
        {position === 'bar' && <TooltipOnBar />}
      </BarChart>
      {/* preview-end */}
    </Box>
  );
}
