import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

const regions = ['Alps', 'Coast', 'Delta', 'Hills', 'Plain', 'Ridge'];
const ticks = [-10000, -1000, -100, 0, 100, 1000, 10000];
const balance = [-12000, -340, -8, 0, 260, 9800];

export default function SymlogScale() {
  const [plot, setPlot] = useState<'bar' | 'line'>('bar');
  const common = {
    height: 320,
    // preview-start
    yAxis: [{ scaleType: 'symlog' as const, constant: 10, width: 60, tickInterval: ticks }],
    // preview-end
    series: [{ data: balance, label: 'Result (EUR)' }],
  };

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Chart type"
        sx={{ alignSelf: 'center' }}
        value={plot}
        onChange={(_, next: 'bar' | 'line' | null) => setPlot((current) => next ?? current)}
      >
        <ToggleButton value="bar">Bars</ToggleButton>
        <ToggleButton value="line">Line</ToggleButton>
      </ToggleButtonGroup>
      {plot === 'bar' ? (
        <BarChart
          {...common}
          title="Result of each region"
          xAxis={[{ scaleType: 'band', data: regions }]}
        />
      ) : (
        <LineChart
          {...common}
          title="Result of each region"
          xAxis={[{ scaleType: 'point', data: regions }]}
        />
      )}
    </Stack>
  );
}
