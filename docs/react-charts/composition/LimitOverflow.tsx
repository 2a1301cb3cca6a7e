import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { LabeledSlider } from './LabeledSlider';
import { Toggle } from './Toggle';

const hours = Array.from({ length: 25 }, (_, hour) => hour);
const tide = hours.map((hour) => 320 + 180 * Math.sin((hour / 12.4) * 2 * Math.PI));

export default function LimitOverflow() {
  const clipPathId = useId();
  const [isLimited, setIsLimited] = useState(false);
  const [end, setEnd] = useState(16);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap', px: 1 }}>
        <Toggle label="Clip the lines" checked={isLimited} onChange={setIsLimited} />
        <Box sx={{ width: 200 }}>
          <LabeledSlider label="max of x" min={8} max={24} value={end} onChange={setEnd} />
        </Box>
      </Stack>
      <ChartContainer
        title="Level of the tide over one day"
        height={300}
        skipAnimation
        margin={{ right: 60 }}
        xAxis={[{ id: 'hour', data: hours, min: 4, max: end, label: 'Hour' }]}
        yAxis={[{ id: 'level', min: 200, max: 440, width: 50 }]}
        series={[{ type: 'line', data: tide }]}
      >
        {/* preview-start */}
        <ChartsClipPath id={clipPathId} />
        <ChartsGrid horizontal vertical />
        <g clipPath={isLimited ? `url(#${clipPathId})` : undefined}>
          <LinePlot />
        </g>
        <g data-drawing-container>
          <MarkPlot />
        </g>
        {/* preview-end */}
        <ChartsXAxis axisId="hour" />
        <ChartsYAxis axisId="level" />
      </ChartContainer>
    </Box>
  );
}
