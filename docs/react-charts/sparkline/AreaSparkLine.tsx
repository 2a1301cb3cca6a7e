import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const load = [3, -8, -6, 4, 11, 7, -2, 6, 13];

export default function AreaSparkLine() {
  return (
    <Stack direction="row" spacing={4} sx={{ width: '100%' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <SparkLineChart aria-label="Load, with straight lines" data={load} height={100} area />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <SparkLineChart
          aria-label="Load, with a natural curve"
          data={load}
          height={100}
          area
          curve="natural"
        />
      </Box>
    </Stack>
  );
}
