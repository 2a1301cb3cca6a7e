import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { interpolateRgbBasis } from '@mui/x-charts-vendor/d3-interpolate';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChoiceGroup } from './ChoiceGroup';
import { LabeledSlider } from './LabeledSlider';
import { Toggle } from './Toggle';
import { formatYear, rows } from './anomalies';

const directions = ['horizontal', 'vertical'] as const;
const labelPositions = ['start', 'end', 'extremes'] as const;
const coldToWarm = interpolateRgbBasis(['#1e6fd9', '#e0b43c', '#c62828']);

export default function ContinuousInteractiveDemo() {
  const [direction, setDirection] = useState<(typeof directions)[number]>('horizontal');
  const [labelPosition, setLabelPosition] = useState<(typeof labelPositions)[number]>('extremes');
  const [length, setLength] = useState(50);
  const [thickness, setThickness] = useState(12);
  const [reverse, setReverse] = useState(false);
  const isHorizontal = direction === 'horizontal';

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
            colorMap: { type: 'continuous', min: -0.5, max: 0.9, color: coldToWarm },
          },
        ]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            direction,
            labelPosition,
            thickness,
            reverse,
            sx: isHorizontal ? { width: `${length}%` } : { height: `${length}%` },
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
        <Toggle label="reverse" checked={reverse} onChange={setReverse} />
        <Box sx={{ width: 160 }}>
          <LabeledSlider label="length (%)" min={20} max={80} value={length} onChange={setLength} />
        </Box>
        <Box sx={{ width: 160 }}>
          <LabeledSlider
            label="thickness (px)"
            min={4}
            max={30}
            value={thickness}
            onChange={setThickness}
          />
        </Box>
      </Stack>
    </Stack>
  );
}
