import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';
import { ChoiceGroup } from './ChoiceGroup';
import { LabeledSlider } from './LabeledSlider';
import { genres } from './genres';

const directions = ['column', 'row'] as const;

export default function LegendDimension() {
  const [direction, setDirection] = useState<(typeof directions)[number]>('column');
  const [itemGap, setItemGap] = useState(10);
  const [markSize, setMarkSize] = useState(14);
  const [markGap, setMarkGap] = useState(6);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', alignItems: 'center' }}
    >
      <Stack sx={{ flex: 1, minWidth: 0, width: '100%' }}>
        <PieChart
          height={240}
          margin={direction === 'row' ? { top: 90, right: 5, left: 5 } : { right: 150, left: 5 }}
          series={[{ data: genres }]}
          // preview-start
          slotProps={{
            legend: {
              direction,
              position: {
                vertical: direction === 'row' ? 'top' : 'middle',
                horizontal: direction === 'row' ? 'middle' : 'right',
              },
              itemMarkWidth: markSize,
              itemMarkHeight: markSize,
              markGap,
              itemGap,
              padding: 4,
            },
          }}
          // preview-end
        />
      </Stack>
      <Stack sx={{ flex: 1, width: '100%', boxSizing: 'border-box', px: 1 }}>
        <ChoiceGroup
          label="direction"
          options={directions}
          value={direction}
          onChange={setDirection}
        />
        <LabeledSlider label="itemGap" min={0} max={24} value={itemGap} onChange={setItemGap} />
        <LabeledSlider label="markGap" min={0} max={20} value={markGap} onChange={setMarkGap} />
        <LabeledSlider
          label="itemMarkWidth, itemMarkHeight"
          min={4}
          max={24}
          value={markSize}
          onChange={setMarkSize}
        />
      </Stack>
    </Stack>
  );
}
