import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { RatioSlider } from './RatioSlider';
import { rainfall } from './rainfall';

export default function BarGap() {
  const [categoryGapRatio, setCategoryGapRatio] = useState(0.2);
  const [barGapRatio, setBarGapRatio] = useState(0.1);

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 4 }} sx={{ px: 1 }}>
        <RatioSlider
          label="categoryGapRatio"
          min={0}
          max={0.9}
          value={categoryGapRatio}
          onChange={setCategoryGapRatio}
        />
        <RatioSlider
          label="barGapRatio"
          min={-1}
          max={2}
          value={barGapRatio}
          onChange={setBarGapRatio}
        />
      </Stack>
      <BarChart
        title="Rainfall by month at three stations"
        height={280}
        hideLegend
        skipAnimation
        dataset={rainfall}
        xAxis={[{ scaleType: 'band', dataKey: 'month', categoryGapRatio, barGapRatio }]}
        yAxis={[{ width: 36 }]}
        series={[{ dataKey: 'coast' }, { dataKey: 'valley' }, { dataKey: 'ridge' }]}
      />
      <Box
        component="pre"
        dir="ltr"
        sx={{ m: 0, overflowX: 'auto' }}
        tabIndex={0}
        aria-label="Axis code"
      >
        <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace' }}>
          {`xAxis={[{ categoryGapRatio: ${categoryGapRatio}, barGapRatio: ${barGapRatio} }]}`}
        </Typography>
      </Box>
    </Stack>
  );
}
