import { useState } from 'react';
import type { ZoomData } from '@mui/x-charts-pro/context';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

const start = Date.UTC(2025, 0, 1);
const dayMs = 24 * 60 * 60 * 1000;

/** Two years of daily river levels: a seasonal wave with a weekly ripple. */
const levels = Array.from({ length: 730 }, (_, day) => ({
  date: new Date(start + day * dayMs),
  level: Math.round(240 + 90 * Math.cos((day / 365) * 2 * Math.PI) + 18 * Math.sin(day * 0.9)),
}));

export default function AdvancedFeatures() {
  const [zoom, setZoom] = useState<ZoomData[]>([{ axisId: 'date', start: 40, end: 65 }]);

  return (
    <LineChartPro
      height={320}
      dataset={levels}
      xAxis={[{ id: 'date', dataKey: 'date', scaleType: 'utc', zoom: { minSpan: 5 } }]}
      series={[{ dataKey: 'level', label: 'River level (cm)', area: true, showMark: false }]}
      zoom={zoom}
      onZoomChange={setZoom}
    />
  );
}
