import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { samples, totalSamples } from './samples';

function SampleTooltip() {
  const item = useItemTooltip<'scatter'>();
  return (
    <ChartsTooltipContainer trigger="item">
      {item && (
        <Paper sx={{ px: 1.5, py: 1 }} elevation={4}>
          <Typography variant="subtitle2" component="div">
            {item.label}
          </Typography>
          <Typography variant="body2">
            {item.value.x.toFixed(1)} kWh, {item.value.y.toFixed(1)} °C
          </Typography>
        </Paper>
      )}
    </ChartsTooltipContainer>
  );
}

export default function ScatterBatchRenderer() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography component="div" sx={{ textAlign: 'center' }}>
        Heat pumps in the field ({totalSamples.toLocaleString('en')} measurements)
      </Typography>
      {/* preview-start */}
      <ScatterChart
        title="Energy use of heat pumps by outdoor temperature"
        height={380}
        series={samples}
        xAxis={[{ label: 'Energy (kWh)' }]}
        yAxis={[{ label: 'Outdoor temperature (°C)', width: 60 }]}
        renderer="svg-batch"
        slots={{ tooltip: SampleTooltip }}
      />
      {/* preview-end */}
    </Stack>
  );
}
