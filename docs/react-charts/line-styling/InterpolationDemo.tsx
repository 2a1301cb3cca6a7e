import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';
import { SelectField } from './SelectField';

const curves = [
  'catmullRom',
  'linear',
  'monotoneX',
  'monotoneY',
  'natural',
  'step',
  'stepBefore',
  'stepAfter',
  'bumpX',
  'bumpY',
] as const satisfies readonly CurveType[];

export default function InterpolationDemo() {
  const [curve, setCurve] = useState<(typeof curves)[number]>('monotoneX');

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <SelectField label="curve" options={curves} value={curve} onChange={setCurve} />
      <LineChart
        title="Two lines through six points each"
        height={280}
        skipAnimation
        xAxis={[{ data: [1, 3, 5, 6, 7, 9], min: 0, max: 10 }]}
        yAxis={[{ width: 30 }]}
        series={[
          { curve, data: [0, 5, 2, 6, 3, 9.3] },
          { curve, data: [6, 3, 7, 9.5, 4, 2] },
        ]}
      />
      <Typography component="code" dir="ltr" variant="body2" sx={{ fontFamily: 'monospace' }}>
        {`series={[{ curve: '${curve}', data }]}`}
      </Typography>
    </Stack>
  );
}
