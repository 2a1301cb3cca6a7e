import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ZoomData } from '@mui/x-charts-pro/context';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay, tickets } from './stationData';

export default function ExternalZoomManagement() {
  const [zoom, setZoom] = useState<ZoomData[]>([{ axisId: 'day', start: 20, end: 50 }]);
  const [current] = zoom;

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      {/* preview-start */}
      <LineChartPro
        height={280}
        zoom={zoom}
        onZoomChange={setZoom}
        xAxis={[{ id: 'day', scaleType: 'utc', data: days, valueFormatter: formatDay, zoom: true }]}
        series={[{ data: tickets, label: 'Tickets', showMark: false }]}
      />
      {/* preview-end */}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant="outlined"
          onClick={() => setZoom([{ axisId: 'day', start: 75, end: 100 }])}
        >
          Last month
        </Button>
        <Button variant="outlined" onClick={() => setZoom([{ axisId: 'day', start: 0, end: 100 }])}>
          All days
        </Button>
        <Typography variant="body2" aria-live="polite">
          {current ? `${Math.round(current.start)}% to ${Math.round(current.end)}%` : ''}
        </Typography>
      </Stack>
    </Stack>
  );
}
