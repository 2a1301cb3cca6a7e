import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { cinemas, metrics } from './ratings';

const radar = {
  max: 100,
  metrics,
  labelFormatter: (name: string, { location }: { location: 'tick' | 'tooltip' }) =>
    location === 'tick' ? name : `${name} (of 100)`,
};

export default function RadarTooltip() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: '100%' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="div" sx={{ textAlign: 'center' }}>
          Axis
        </Typography>
        <RadarChart
          title="Rating of three cinemas, tooltip of the axis"
          height={280}
          series={cinemas}
          radar={radar}
          highlight="axis"
          slotProps={{ tooltip: { trigger: 'axis' } }}
        />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="div" sx={{ textAlign: 'center' }}>
          Item
        </Typography>
        <RadarChart
          title="Rating of three cinemas, tooltip of the item"
          height={280}
          series={cinemas.map((series) => ({ ...series, fillArea: true }))}
          radar={radar}
          highlight="series"
          slotProps={{ tooltip: { trigger: 'item' } }}
        />
      </Box>
    </Stack>
  );
}
