import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';
import { ChoiceGroup } from './ChoiceGroup';
import { LabeledSlider } from './LabeledSlider';
import { genres } from './genres';

const colors = ['text.primary', 'text.secondary', 'primary.main'] as const;

export default function LegendTextStyling() {
  const theme = useTheme();
  const { palette } = theme;
  const [fontSize, setFontSize] = useState(14);
  const [color, setColor] = useState<(typeof colors)[number]>('text.secondary');
  const fills = {
    'text.primary': palette.text.primary,
    'text.secondary': palette.text.secondary,
    'primary.main': palette.primary.main,
  };

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', alignItems: 'center' }}
    >
      <Stack sx={{ flex: 1, minWidth: 0, width: '100%' }}>
        <PieChart
          height={220}
          margin={{ left: 5, right: 170 }}
          series={[{ data: genres }]}
          // preview-start
          slotProps={{
            legend: {
              labelStyle: { fontSize, fill: fills[color] },
              itemMarkWidth: fontSize,
              itemMarkHeight: fontSize,
            },
          }}
          // preview-end
        />
      </Stack>
      <Stack sx={{ flex: 1, width: '100%', boxSizing: 'border-box', px: 1 }}>
        <LabeledSlider
          label="fontSize (px)"
          min={10}
          max={20}
          value={fontSize}
          onChange={setFontSize}
        />
        <ChoiceGroup label="fill" options={colors} value={color} onChange={setColor} />
      </Stack>
    </Stack>
  );
}
