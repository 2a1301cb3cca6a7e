import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChoiceGroup } from './ChoiceGroup';
import { Toggle } from './Toggle';
import { days, pressure, xColorMap, yColorMaps } from './pressure';

const choices = ['none', 'piecewise', 'continuous'] as const;

export default function ColorScale() {
  const [colorX, setColorX] = useState(false);
  const [colorY, setColorY] = useState<(typeof choices)[number]>('piecewise');

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 0, sm: 4 }}>
        <ChoiceGroup label="colorMap of y" options={choices} value={colorY} onChange={setColorY} />
        <Toggle label="colorMap of x" checked={colorX} onChange={setColorX} />
      </Stack>
      <LineChart
        title="Air pressure by day"
        height={300}
        grid={{ horizontal: true }}
        xAxis={[
          {
            scaleType: 'time',
            data: days,
            valueFormatter: (date: Date) => `${date.getDate()} Mar`,
            colorMap: colorX ? xColorMap : undefined,
          },
        ]}
        yAxis={[
          {
            min: 985,
            max: 1035,
            width: 50,
            colorMap: colorY === 'none' ? undefined : yColorMaps[colorY],
          },
        ]}
        series={[{ data: pressure, label: 'Air pressure (hPa)', showMark: false }]}
      />
    </Stack>
  );
}
