import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { spiral } from './spiral';

export default function ModifyAxisPosition() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      {/* preview-start */}
      <ScatterChart
        height={300}
        series={[{ data: spiral, markerSize: 3 }]}
        xAxis={[{ id: 'width', min: 0, max: 100 }]}
        yAxis={[{ id: 'depth', min: 0, max: 100 }]}
        topAxis="width"
        bottomAxis={null}
        rightAxis="depth"
        leftAxis={null}
      />
      {/* preview-end */}
    </Box>
  );
}
