import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChoiceGroup } from './ChoiceGroup';
import { barLabels, temperatures, xColorMaps, yColorMaps } from './colorMaps';

const choices = ['none', 'ordinal (x)', 'continuous (y)', 'piecewise (y)'] as const;

export default function ColorScale() {
  const [choice, setChoice] = useState<(typeof choices)[number]>('piecewise (y)');

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <ChoiceGroup label="colorMap" options={choices} value={choice} onChange={setChoice} />
      <BarChart
        title="Mean temperature by month"
        height={300}
        grid={{ horizontal: true }}
        xAxis={[
          {
            scaleType: 'band',
            data: barLabels,
            colorMap: choice === 'ordinal (x)' ? xColorMaps.ordinal : undefined,
          },
        ]}
        yAxis={[
          {
            width: 40,
            colorMap:
              choice === 'continuous (y)'
                ? yColorMaps.continuous
                : choice === 'piecewise (y)'
                  ? yColorMaps.piecewise
                  : undefined,
          },
        ]}
        series={[{ data: temperatures, valueFormatter: (value) => `${value} °C` }]}
      />
    </Stack>
  );
}
