import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const visits = [31, 24, 38, 35, 47, 41, 52];

export default function ColorCustomization() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 320, mx: 'auto', height: 120 }}>
      {/* preview-start */}
      <SparkLineChart aria-label="Visits by day" data={visits} color="#ef6c00" />
      {/* preview-end */}
    </Stack>
  );
}
