import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { labelMarkClasses } from '@mui/x-charts/ChartsLabel';
import { PieChart } from '@mui/x-charts/PieChart';
import { ChoiceGroup } from './ChoiceGroup';
import { LabeledSlider } from './LabeledSlider';
import { genres } from './genres';

const colors = ['text.primary', 'text.secondary', 'primary.main'] as const;

export default function LegendTextStyling() {
  const [fontSize, setFontSize] = useState(14);
  const [color, setColor] = useState<(typeof colors)[number]>('text.secondary');
  const [stroke, setStroke] = useState(2);

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
              sx: {
                fontSize,
                color,
                [`.${labelMarkClasses.fill}`]: { stroke: 'currentColor', strokeWidth: stroke },
              },
            },
          }}
          // preview-end
        />
      </Stack>
      <Stack sx={{ flex: 1, width: '100%', boxSizing: 'border-box', px: 1 }}>
        <LabeledSlider
          label="fontSize (px)"
          min={10}
          max={22}
          value={fontSize}
          onChange={setFontSize}
        />
        <LabeledSlider
          label="stroke of the mark"
          min={0}
          max={6}
          value={stroke}
          onChange={setStroke}
        />
        <ChoiceGroup label="color" options={colors} value={color} onChange={setColor} />
      </Stack>
    </Stack>
  );
}
