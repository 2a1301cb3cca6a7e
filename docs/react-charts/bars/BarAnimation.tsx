import { useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { BarChart } from '@mui/x-charts/BarChart';
import { RatioSlider } from './RatioSlider';
import { loadSeries } from './loadSeries';

export default function BarAnimation() {
  const [seriesCount, setSeriesCount] = useState(2);
  const [itemCount, setItemCount] = useState(5);
  const [skipAnimation, setSkipAnimation] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Load of servers over the day"
        height={280}
        margin={{ left: 0 }}
        yAxis={[{ width: 40, min: 0, max: 100 }]}
        series={loadSeries
          .slice(0, seriesCount)
          .map((series) => ({ ...series, data: series.data.slice(0, itemCount) }))}
        skipAnimation={skipAnimation}
      />
      <Box sx={{ px: 1 }}>
        <FormControlLabel
          label="skipAnimation"
          control={
            <Checkbox
              checked={skipAnimation}
              onChange={(event) => setSkipAnimation(event.target.checked)}
            />
          }
        />
        <RatioSlider
          label="Number of items"
          min={1}
          max={12}
          step={1}
          value={itemCount}
          onChange={setItemCount}
        />
        <RatioSlider
          label="Number of series"
          min={1}
          max={4}
          step={1}
          value={seriesCount}
          onChange={setSeriesCount}
        />
      </Box>
    </Box>
  );
}
