import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LegendRendererProps } from '@mui/x-charts/ChartsLegend';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { machines } from './machines';

const limits: Record<string, string> = { pressA: 'limit 85 °C', pressB: 'limit 75 °C' };

// preview-start
function LegendWithLimits({ seriesToDisplay }: LegendRendererProps) {
  const { left, width, top } = useDrawingArea();
  return (
    <foreignObject x={left} y={0} width={width} height={top}>
      {seriesToDisplay.map(({ id, label, color }) => (
        <Stack key={id} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Box sx={{ width: 16, height: 4, borderRadius: 1, bgcolor: color }} />
          <Typography variant="body2">{label}</Typography>
          <Typography variant="caption">{limits[id]}</Typography>
        </Stack>
      ))}
    </foreignObject>
  );
}
// preview-end

export default function CustomLegend() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={300}
        margin={{ top: 60 }}
        dataset={machines}
        xAxis={[{ dataKey: 'hours' }]}
        series={[
          { id: 'pressA', dataKey: 'pressA', label: 'Press A', showMark: false },
          { id: 'pressB', dataKey: 'pressB', label: 'Press B', showMark: false },
        ]}
        slots={{ legend: LegendWithLimits }}
      />
    </Box>
  );
}
