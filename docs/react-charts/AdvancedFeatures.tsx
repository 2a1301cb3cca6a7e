import { areaElementClasses } from '@mui/x-charts-pro/LineChart';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

const start = Date.UTC(2025, 0, 1);
const dayMs = 24 * 60 * 60 * 1000;

/** Two years of daily river levels: a seasonal wave with a weekly ripple. */
const levels = Array.from({ length: 730 }, (_, day) => ({
  date: new Date(start + day * dayMs),
  level: Math.round(240 + 90 * Math.cos((day / 365) * 2 * Math.PI) + 18 * Math.sin(day * 0.9)),
}));

export default function AdvancedFeatures() {
  return (
    <LineChartPro
      title="River level by day, 2025 and 2026"
      height={320}
      dataset={levels}
      xAxis={[
        {
          id: 'date',
          dataKey: 'date',
          scaleType: 'utc',
          zoom: { slider: { enabled: true, preview: true } },
        },
      ]}
      yAxis={[{ width: 56, label: 'Level (cm)' }]}
      series={[{ dataKey: 'level', label: 'River level', area: true, showMark: false }]}
      sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.25 } }}
      initialZoom={[{ axisId: 'date', start: 40, end: 65 }]}
      hideLegend
      showToolbar
    />
  );
}
