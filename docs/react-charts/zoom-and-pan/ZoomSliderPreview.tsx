import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { days, formatDay, measurements, tickets } from './stationData';

type ChartType = 'bar' | 'line' | 'area' | 'scatter';

// preview-start
const zoom = { slider: { enabled: true, preview: true } };
// preview-end
const frame = { height: 340, yAxis: [{ width: 40 }], hideLegend: true };
const initialZoom = [{ axisId: 'x', start: 35, end: 70 }];

export default function ZoomSliderPreview() {
  const [type, setType] = useState<ChartType>('area');

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Chart type"
        sx={{ alignSelf: 'center' }}
        value={type}
        onChange={(_, next: ChartType | null) => setType((current) => next ?? current)}
      >
        <ToggleButton value="area">Area</ToggleButton>
        <ToggleButton value="line">Line</ToggleButton>
        <ToggleButton value="bar">Bar</ToggleButton>
        <ToggleButton value="scatter">Scatter</ToggleButton>
      </ToggleButtonGroup>
      {type === 'bar' && (
        <BarChartPro
          {...frame}
          title="Tickets by day"
          initialZoom={initialZoom}
          xAxis={[{ id: 'x', scaleType: 'band', data: days, valueFormatter: formatDay, zoom }]}
          series={[{ data: tickets, label: 'Tickets' }]}
        />
      )}
      {type === 'scatter' && (
        <ScatterChartPro
          {...frame}
          title="Measurements in a region"
          initialZoom={initialZoom}
          xAxis={[{ id: 'x', zoom }]}
          series={[{ data: measurements, label: 'Measurements' }]}
        />
      )}
      {(type === 'line' || type === 'area') && (
        <LineChartPro
          {...frame}
          title="Tickets by day"
          initialZoom={initialZoom}
          xAxis={[{ id: 'x', scaleType: 'utc', data: days, valueFormatter: formatDay, zoom }]}
          series={[{ data: tickets, label: 'Tickets', showMark: false, area: type === 'area' }]}
        />
      )}
    </Stack>
  );
}
