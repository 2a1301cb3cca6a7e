import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { spiral } from './spiral';

export default function ModifyAxisPosition() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560, mx: 'auto' }}>
      {/* preview-start */}
      <ScatterChart
        title="Positions of 120 points"
        height={300}
        series={[{ data: spiral, markerSize: 3 }]}
        xAxis={[{ position: 'top', min: 0, max: 100 }]}
        yAxis={[{ position: 'right', min: 0, max: 100 }]}
      />
      {/* preview-end */}
    </Box>
  );
}
