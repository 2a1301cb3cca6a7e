import { areaElementClasses, LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { formatMillions, formatYear, passengers } from './passengers';

const stacked = {
  area: true,
  showMark: false,
  stack: 'passengers',
  valueFormatter: formatMillions,
} as const;

export default function CSSCustomization() {
  return (
    <LineChart
      title="Passengers by year and means of transport"
      height={300}
      dataset={passengers}
      experimentalFeatures={{ preferStrictDomainInLineCharts: true }}
      xAxis={[{ dataKey: 'year', scaleType: 'time', valueFormatter: formatYear }]}
      yAxis={[{ width: 36 }]}
      series={[
        { id: 'bus', dataKey: 'bus', label: 'Bus', ...stacked },
        { id: 'tram', dataKey: 'tram', label: 'Tram', ...stacked },
        { id: 'metro', dataKey: 'metro', label: 'Metro', ...stacked },
      ]}
      // preview-start
      sx={{
        [`& .${lineElementClasses.root}`]: { strokeWidth: 2, strokeDasharray: '6 4' },
        [`& .${areaElementClasses.root}`]: { fillOpacity: 0.25 },
        [`& .${areaElementClasses.root}[data-series="metro"]`]: { fillOpacity: 0.7 },
      }}
      // preview-end
    />
  );
}
