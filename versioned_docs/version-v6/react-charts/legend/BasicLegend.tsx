import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicLegend() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <BarChart
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3'] }]}
        series={[
          { data: [42, 51, 38], label: 'Trains' },
          { data: [30, 28, 33], label: 'Buses' },
          { data: [4, 6, 5] },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}
