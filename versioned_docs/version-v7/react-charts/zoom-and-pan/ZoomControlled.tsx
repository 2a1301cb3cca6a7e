import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/context';
import { days, formatDay, tickets, visits } from './stationData';

const everything: ZoomData[] = [{ axisId: 'day', start: 0, end: 100 }];
const zoomedDays = {
  id: 'day',
  scaleType: 'band',
  data: days,
  valueFormatter: formatDay,
  zoom: true,
} as const;

export default function ZoomControlled() {
  const [zoom, setZoom] = useState<ZoomData[]>([{ axisId: 'day', start: 40, end: 75 }]);
  const shared = {
    height: 220,
    slotProps: { legend: { hidden: true } },
    zoom,
    onZoomChange: setZoom,
    xAxis: [zoomedDays],
  };

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChartPro {...shared} series={[{ data: tickets, label: 'Tickets', showMark: false }]} />
      <BarChartPro {...shared} series={[{ data: visits, label: 'Visits' }]} />
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setZoom(everything)}
      >
        Show all days
      </Button>
    </Stack>
  );
}
