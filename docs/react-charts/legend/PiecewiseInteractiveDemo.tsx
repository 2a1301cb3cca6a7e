import { useState } from 'react';
import Stack from '@mui/material/Stack';
import {
  piecewiseColorDefaultLabelFormatter,
  PiecewiseColorLegend,
} from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChoiceGroup } from './ChoiceGroup';
import { Toggle } from './Toggle';
import { formatYear, rows } from './anomalies';

const directions = ['horizontal', 'vertical'] as const;
const labelPositions = ['start', 'end', 'extremes', 'inline-start', 'inline-end'] as const;
const markTypes = ['square', 'circle', 'line'] as const;

export default function PiecewiseInteractiveDemo() {
  const [direction, setDirection] = useState<(typeof directions)[number]>('horizontal');
  const [labelPosition, setLabelPosition] = useState<(typeof labelPositions)[number]>('extremes');
  const [markType, setMarkType] = useState<(typeof markTypes)[number]>('square');
  const [onlyEnds, setOnlyEnds] = useState(false);

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <LineChart
        title="Deviation from the mean temperature by year"
        height={260}
        dataset={rows}
        grid={{ horizontal: true }}
        series={[{ dataKey: 'anomaly', label: 'Deviation (°C)', showMark: false }]}
        xAxis={[{ scaleType: 'time', dataKey: 'year', valueFormatter: formatYear }]}
        yAxis={[
          {
            width: 44,
            colorMap: {
              type: 'piecewise',
              thresholds: [-0.2, 0.2, 0.6],
              colors: ['#1e6fd9', '#78909c', '#ef6c00', '#c62828'],
            },
          },
        ]}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            direction,
            labelPosition,
            markType,
            labelFormatter: (params) =>
              onlyEnds && params.index !== 0 && params.index !== params.length
                ? ''
                : piecewiseColorDefaultLabelFormatter(params),
          },
        }}
      >
        <ChartsReferenceLine y={0} />
      </LineChart>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 1, px: 1 }}>
        <ChoiceGroup
          label="direction"
          options={directions}
          value={direction}
          onChange={setDirection}
        />
        <ChoiceGroup
          label="labelPosition"
          options={labelPositions}
          value={labelPosition}
          onChange={setLabelPosition}
        />
        <ChoiceGroup label="markType" options={markTypes} value={markType} onChange={setMarkType} />
        <Toggle label="Labels at the ends only" checked={onlyEnds} onChange={setOnlyEnds} />
      </Stack>
    </Stack>
  );
}
