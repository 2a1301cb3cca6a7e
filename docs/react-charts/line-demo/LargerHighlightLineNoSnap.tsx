import { useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { LineChart } from '@mui/x-charts/LineChart';
import { WideTargetLine } from './WideTargetLine';

const series = [
  { id: 'north', label: 'North', data: [21, 24, 23, 28, 31, 30, 34] },
  { id: 'south', label: 'South', data: [14, 13, 17, 16, 20, 23, 22] },
  { id: 'harbor', label: 'Harbor', data: [6, 9, 8, 12, 11, 15, 14] },
].map((line) => ({
  ...line,
  showMark: false,
  disableHighlight: true,
  highlightScope: { highlight: 'series', fade: 'global' } as const,
}));

export default function LargerHighlightLineNoSnap() {
  const [isWide, setIsWide] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Wide target"
        control={
          <Checkbox checked={isWide} onChange={(event) => setIsWide(event.target.checked)} />
        }
      />
      {/* preview-start */}
      <LineChart
        title="Visits of three branches by weekday"
        height={280}
        margin={{ right: 24 }}
        xAxis={[{ scaleType: 'point', data: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] }]}
        yAxis={[{ width: 28 }]}
        series={series}
        axisHighlight={{ x: 'none' }}
        slots={isWide ? { line: WideTargetLine } : {}}
        slotProps={{ tooltip: { trigger: 'item' } }}
      />
      {/* preview-end */}
    </Box>
  );
}
