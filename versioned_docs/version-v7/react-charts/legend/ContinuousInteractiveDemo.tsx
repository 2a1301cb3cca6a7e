import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { interpolateRgbBasis } from '@mui/x-charts-vendor/d3-interpolate';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChoiceGroup } from './ChoiceGroup';
import { LabeledSlider } from './LabeledSlider';
import { formatYear, rows } from './anomalies';

const directions = ['row', 'column'] as const;
const aligns = ['start', 'middle', 'end'] as const;
const coldToWarm = interpolateRgbBasis(['#1e6fd9', '#e0b43c', '#c62828']);

export default function ContinuousInteractiveDemo() {
  const [direction, setDirection] = useState<(typeof directions)[number]>('row');
  const [align, setAlign] = useState<(typeof aligns)[number]>('middle');
  const [length, setLength] = useState(50);
  const [thickness, setThickness] = useState(12);
  const isRow = direction === 'row';

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <LineChart
        height={280}
        margin={{ right: isRow ? 20 : 60 }}
        dataset={rows}
        grid={{ horizontal: true }}
        series={[{ dataKey: 'anomaly', label: 'Deviation (°C)', showMark: false }]}
        xAxis={[{ scaleType: 'time', dataKey: 'year', valueFormatter: formatYear }]}
        yAxis={[{ colorMap: { type: 'continuous', min: -0.5, max: 0.9, color: coldToWarm } }]}
        slotProps={{ legend: { hidden: true } }}
      >
        <ChartsReferenceLine y={0} />
        {/* preview-start */}
        <ContinuousColorLegend
          axisDirection="y"
          direction={direction}
          position={
            isRow
              ? { vertical: 'top', horizontal: 'middle' }
              : { vertical: 'middle', horizontal: 'right' }
          }
          align={align}
          length={`${length}%`}
          thickness={thickness}
          maxLabel={({ formattedValue }) => `${formattedValue} °C`}
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
        <ChoiceGroup label="align" options={aligns} value={align} onChange={setAlign} />
        <Box sx={{ width: 160 }}>
          <LabeledSlider label="length (%)" min={20} max={70} value={length} onChange={setLength} />
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
