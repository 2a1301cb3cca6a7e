import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { days, formatDay, tickets } from './stationData';

const initialZoom: ZoomData[] = [{ axisId: 'day', start: 20, end: 50 }];

export default function ExternalZoomManagement() {
  const [zoomData, setZoomData] = useState(initialZoom);
  const apiRef = useChartProApiRef<'line'>();
  const [current] = zoomData;

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      {/* preview-start */}
      <LineChartPro
        title="Tickets by day"
        height={280}
        hideLegend
        apiRef={apiRef}
        initialZoom={initialZoom}
        onZoomChange={setZoomData}
        xAxis={[{ id: 'day', scaleType: 'utc', data: days, valueFormatter: formatDay, zoom: true }]}
        yAxis={[{ width: 40 }]}
        series={[{ data: tickets, label: 'Tickets', showMark: false }]}
      />
      {/* preview-end */}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.setZoomData([{ axisId: 'day', start: 75, end: 100 }])}
        >
          Last month
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.setZoomData([{ axisId: 'day', start: 0, end: 100 }])}
        >
          All days
        </Button>
        <Typography variant="body2" aria-live="polite">
          {current ? `${Math.round(current.start)}% to ${Math.round(current.end)}%` : ''}
        </Typography>
      </Stack>
    </Stack>
  );
}
