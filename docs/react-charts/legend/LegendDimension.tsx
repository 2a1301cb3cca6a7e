import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { PieChart } from '@mui/x-charts/PieChart';
import { ChoiceGroup } from './ChoiceGroup';
import { LabeledSlider } from './LabeledSlider';
import { genres } from './genres';

const directions = ['vertical', 'horizontal'] as const;

export default function LegendDimension() {
  const [direction, setDirection] = useState<(typeof directions)[number]>('vertical');
  const [gap, setGap] = useState(16);
  const [markSize, setMarkSize] = useState(14);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', alignItems: 'center' }}
    >
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <PieChart
          title="Cinema tickets by genre"
          width={180}
          height={180}
          series={[{ data: genres }]}
          // preview-start
          slotProps={{
            legend: {
              direction,
              sx: {
                gap: `${gap}px`,
                [`.${legendClasses.mark}`]: { width: markSize, height: markSize },
              },
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
        <LabeledSlider label="gap (px)" min={0} max={32} value={gap} onChange={setGap} />
        <LabeledSlider label="mark (px)" min={6} max={28} value={markSize} onChange={setMarkSize} />
      </Stack>
    </Stack>
  );
}
