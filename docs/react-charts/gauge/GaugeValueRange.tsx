import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeValueRange() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ alignItems: 'center', justifyContent: 'center' }}
    >
      <Gauge width={120} height={120} value={50} aria-label="Filter life in percent" />
      {/* preview-start */}
      <Gauge
        width={120}
        height={120}
        value={18}
        valueMin={-20}
        valueMax={40}
        aria-label="Temperature in °C"
      />
      {/* preview-end */}
    </Stack>
  );
}
