import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { spiral } from './spiral';

const MIN_DISTANCE = 10;

export default function MinMaxExample() {
  const [range, setRange] = useState([20, 80]);

  return (
    <Box sx={{ width: '100%', maxWidth: 560, mx: 'auto' }}>
      {/* preview-start */}
      <ScatterChart
        title="Positions of 120 points"
        height={300}
        xAxis={[{ min: range[0], max: range[1] }]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[{ data: spiral, markerSize: 3 }]}
      />
      {/* preview-end */}
      <Box sx={{ px: 3 }}>
        <Slider
          value={range}
          min={0}
          max={100}
          valueLabelDisplay="auto"
          getAriaLabel={(index) => (index === 0 ? 'Minimum of x' : 'Maximum of x')}
          onChange={(_, next, thumb) => {
            const [min = 0, max = 100] = Array.isArray(next) ? next : [next];
            setRange(
              thumb === 0
                ? [Math.min(min, max - MIN_DISTANCE), max]
                : [min, Math.max(max, min + MIN_DISTANCE)],
            );
          }}
        />
      </Box>
    </Box>
  );
}
