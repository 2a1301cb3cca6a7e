import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { LabeledSlider } from './LabeledSlider';
import { Toggle } from './Toggle';
import { days, formatDay, tickets } from './stationData';

const sliders = [
  { name: 'minStart', min: 0, max: 50 },
  { name: 'maxEnd', min: 50, max: 100 },
  { name: 'minSpan', min: 0, max: 50 },
  { name: 'maxSpan', min: 50, max: 100 },
  { name: 'step', min: 1, max: 30 },
] as const;

export default function ZoomOptions() {
  const [zoom, setZoom] = useState({
    minStart: 0,
    maxEnd: 100,
    minSpan: 10,
    maxSpan: 100,
    step: 5,
  });
  const [panning, setPanning] = useState(true);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', alignItems: { sm: 'center' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {/* preview-start */}
        <BarChartPro
          title="Tickets by day"
          height={300}
          hideLegend
          xAxis={[
            {
              scaleType: 'band',
              data: days,
              valueFormatter: formatDay,
              zoom: { ...zoom, panning },
            },
          ]}
          yAxis={[{ width: 40 }]}
          series={[{ data: tickets, label: 'Tickets' }]}
        />
        {/* preview-end */}
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 190 }, boxSizing: 'border-box', px: 1 }}>
        {sliders.map(({ name, min, max }) => (
          <LabeledSlider
            key={name}
            label={name}
            min={min}
            max={max}
            value={zoom[name]}
            onChange={(value) => setZoom((previous) => ({ ...previous, [name]: value }))}
          />
        ))}
        <Toggle label="panning" checked={panning} onChange={setPanning} />
      </Box>
    </Stack>
  );
}
