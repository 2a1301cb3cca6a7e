import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
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
  const [zoomData, setZoomData] = useState<ZoomData[]>([{ axisId: 'day', start: 40, end: 75 }]);
  const shared = {
    height: 220,
    hideLegend: true,
    zoomData,
    onZoomChange: setZoomData,
    xAxis: [zoomedDays],
    yAxis: [{ width: 40 }],
  };

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChartPro
        {...shared}
        title="Tickets by day"
        series={[{ data: tickets, label: 'Tickets', showMark: false }]}
      />
      <BarChartPro {...shared} title="Visits by day" series={[{ data: visits, label: 'Visits' }]} />
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setZoomData(everything)}
      >
        Show all days
      </Button>
    </Stack>
  );
}
