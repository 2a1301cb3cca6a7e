import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function BasicGauges() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ alignItems: 'center', justifyContent: 'center' }}
    >
      {/* preview-start */}
      <Gauge width={180} height={180} value={64} aria-label="Seats sold in percent" />
      <Gauge
        width={180}
        height={180}
        value={64}
        startAngle={-90}
        endAngle={90}
        aria-label="Seats sold in percent, half circle"
      />
      {/* preview-end */}
    </Stack>
  );
}
