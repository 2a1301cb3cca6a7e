import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const passengers = [412, 386, 437, 465, 498, 521];
const days = passengers.map((_, index) => new Date(2026, 2, 9 + index));
const dayFormat = new Intl.DateTimeFormat('en', { weekday: 'long' });

export default function CustomAxis() {
  return (
    <Stack direction="row" spacing={4} sx={{ width: '100%' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <SparkLineChart
          aria-label="Passengers by weekday, as a line"
          data={passengers}
          height={100}
          showHighlight
          showTooltip
          xAxis={{
            scaleType: 'time',
            data: days,
            valueFormatter: (date: Date) => dayFormat.format(date),
          }}
        />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <SparkLineChart
          aria-label="Passengers by weekday, as bars"
          plotType="bar"
          data={passengers}
          height={100}
          showHighlight
          showTooltip
          xAxis={{
            scaleType: 'band',
            data: days,
            valueFormatter: (date: Date) => dayFormat.format(date),
          }}
        />
      </Box>
    </Stack>
  );
}
