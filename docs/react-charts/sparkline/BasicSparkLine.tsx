import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const orders = [12, 19, 14, 22, 28, 17, 9, 24];

export default function BasicSparkLine() {
  return (
    <Stack direction="row" spacing={4} sx={{ width: '100%' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <SparkLineChart aria-label="Orders by day, as a line" data={orders} height={100} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <SparkLineChart
          aria-label="Orders by day, as bars"
          plotType="bar"
          data={orders}
          height={100}
        />
      </Box>
    </Stack>
  );
}
