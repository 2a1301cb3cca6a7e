import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { useLegend } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { machines } from './machines';

const limits: Record<string, string> = { pressA: 'limit 85 °C', pressB: 'limit 75 °C' };

// preview-start
function LegendWithLimits() {
  const { items } = useLegend();
  return (
    <Stack component="ul" spacing={1} sx={{ p: 0, m: 0, gridArea: 'legend', listStyle: 'none' }}>
      {items.map(({ id, label, color, markType }) => (
        <Stack component="li" key={id} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <ChartsLabelMark type={markType} color={color} />
          <Typography variant="body2">{label}</Typography>
          <Typography variant="caption">{limits[id]}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
// preview-end

export default function CustomLegend() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Temperature of two presses over one shift"
        height={280}
        dataset={machines}
        xAxis={[{ dataKey: 'hours' }]}
        yAxis={[{ width: 36 }]}
        series={[
          { id: 'pressA', dataKey: 'pressA', label: 'Press A', showMark: false },
          { id: 'pressB', dataKey: 'pressB', label: 'Press B', showMark: false },
        ]}
        slots={{ legend: LegendWithLimits }}
      />
    </Box>
  );
}
