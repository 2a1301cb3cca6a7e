import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function HidingAxis() {
  return (
    <Box sx={{ width: 260, mx: 'auto' }}>
      {/* preview-start */}
      <BarChart
        title="Visits by weekday"
        height={140}
        margin={0}
        xAxis={[{ position: 'none', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[{ position: 'none' }]}
        series={[{ data: [42, 57, 49, 63, 38] }]}
      />
      {/* preview-end */}
    </Box>
  );
}
