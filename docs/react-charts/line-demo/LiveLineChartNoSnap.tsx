import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';
import { pressureAt } from './pump';

const WINDOW_SECONDS = 30;
const TICK_MS = 500;

export default function LiveLineChartNoSnap() {
  const [isRunning, setIsRunning] = useState(false);
  const [end, setEnd] = useState(WINDOW_SECONDS);

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setEnd((second) => second + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = end - WINDOW_SECONDS;
  const seconds = Array.from({ length: WINDOW_SECONDS + 1 }, (_, index) => start + index);

  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <LineChart
        title="Pressure of a pump in the last 30 seconds"
        height={260}
        margin={{ right: 24 }}
        skipAnimation
        xAxis={[{ data: seconds, min: start, max: end, valueFormatter: (s: number) => `${s} s` }]}
        yAxis={[{ width: 36, min: 5, max: 7 }]}
        series={[{ data: seconds.map(pressureAt), label: 'Pressure (bar)', showMark: false }]}
      />
      {/* preview-end */}
      <Box sx={{ display: 'flex', justifyContent: 'center', gap: 1 }}>
        <Button variant="outlined" onClick={() => setIsRunning((running) => !running)}>
          {isRunning ? 'Pause' : 'Start'}
        </Button>
        <Button disabled={end === WINDOW_SECONDS} onClick={() => setEnd(WINDOW_SECONDS)}>
          Reset
        </Button>
      </Box>
    </Box>
  );
}
