import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChoiceGroup } from './ChoiceGroup';
import { Toggle } from './Toggle';
import { formatYear, rows } from './anomalies';

const directions = ['row', 'column'] as const;

export default function PiecewiseInteractiveDemo() {
  const [direction, setDirection] = useState<(typeof directions)[number]>('row');
  const [hideFirst, setHideFirst] = useState(false);
  const [hideLast, setHideLast] = useState(false);
  const isRow = direction === 'row';

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <LineChart
        height={300}
        margin={isRow ? { top: 60, right: 20 } : { top: 20, right: 130 }}
        dataset={rows}
        grid={{ horizontal: true }}
        series={[{ dataKey: 'anomaly', label: 'Deviation (°C)', showMark: false }]}
        xAxis={[{ scaleType: 'time', dataKey: 'year', valueFormatter: formatYear }]}
        yAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [-0.2, 0.2, 0.6],
              colors: ['#1e6fd9', '#78909c', '#ef6c00', '#c62828'],
            },
          },
        ]}
        slotProps={{ legend: { hidden: true } }}
      >
        <ChartsReferenceLine y={0} />
        {/* preview-start */}
        <PiecewiseColorLegend
          axisDirection="y"
          direction={direction}
          position={
            isRow
              ? { vertical: 'top', horizontal: 'middle' }
              : { vertical: 'middle', horizontal: 'right' }
          }
          hideFirst={hideFirst}
          hideLast={hideLast}
          labelFormatter={({ formattedMin, formattedMax }) =>
            `${formattedMin ?? 'up'} to ${formattedMax ?? 'more'}`
          }
          labelStyle={{ fontSize: 13 }}
        />
        {/* preview-end */}
      </LineChart>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 1, px: 1 }}>
        <ChoiceGroup
          label="direction"
          options={directions}
          value={direction}
          onChange={setDirection}
        />
        <Toggle label="hideFirst" checked={hideFirst} onChange={setHideFirst} />
        <Toggle label="hideLast" checked={hideLast} onChange={setHideLast} />
      </Stack>
    </Stack>
  );
}
