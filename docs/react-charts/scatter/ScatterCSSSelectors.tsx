import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterSeries } from '@mui/x-charts/ScatterChart';
import { center, north } from './apartments';

const series: ScatterSeries[] = [
  {
    id: 'center',
    label: 'Center',
    data: center,
    markerSize: 6,
    highlightScope: { highlight: 'item', fade: 'global' },
  },
  {
    id: 'north',
    label: 'North',
    data: north,
    markerSize: 6,
    highlightScope: { highlight: 'item', fade: 'global' },
  },
];

export default function ScatterCSSSelectors() {
  return (
    <ScatterChart
      title="Living space and rent in two districts"
      height={320}
      series={series}
      xAxis={[{ min: 30 }]}
      yAxis={[{ width: 52 }]}
      voronoiMaxRadius={30}
      // preview-start
      sx={{
        '& [data-series="north"] circle': { fillOpacity: 0.2, stroke: '#b26a00', strokeWidth: 2 },
        '& [data-highlighted]': { stroke: 'currentColor', strokeWidth: 2 },
        '& [data-faded]': { opacity: 0.15 },
      }}
      // preview-end
    />
  );
}
