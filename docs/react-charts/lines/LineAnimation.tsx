import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { Toggle } from './Toggle';
import { deliveries } from './deliveries';

export default function LineAnimation() {
  const [count, setCount] = useState(2);
  const [week, setWeek] = useState(0);
  const [skipAnimation, setSkipAnimation] = useState(false);
  const change = (step: number) =>
    setCount((previous) => Math.min(4, Math.max(1, previous + step)));

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setWeek((previous) => (previous + 1) % 3)}>
          Next week
        </Button>
        <Button variant="outlined" disabled={count === 4} onClick={() => change(1)}>
          Add a line
        </Button>
        <Button variant="outlined" disabled={count === 1} onClick={() => change(-1)}>
          Remove a line
        </Button>
        <Toggle label="skipAnimation" checked={skipAnimation} onChange={setSkipAnimation} />
      </Stack>
      <LineChart
        title="Deliveries of each van by weekday"
        height={300}
        skipAnimation={skipAnimation}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], scaleType: 'point' }]}
        yAxis={[{ min: 0, width: 36 }]}
        series={deliveries
          .slice(0, count)
          .map(({ id, weeks }) => ({ id, data: weeks[week], area: true, stack: 'deliveries' }))}
      />
    </Stack>
  );
}
