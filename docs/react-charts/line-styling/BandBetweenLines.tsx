import * as d3Shape from '@mui/x-charts-vendor/d3-shape';
import { useLineSeries, useXAxis, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { averages, maxima, minima, months } from './temperatures';

/** Fills the space between two lines, in the color of the first one. */
function Band({ from, to }: { from: string; to: string }) {
  // preview-start
  const [lower, upper] = useLineSeries([from, to]);
  const { data: positions = [] } = useXAxis();
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  const toPath = d3Shape
    .area<number>()
    .defined((index) => lower?.data[index] != null && upper?.data[index] != null)
    .x((index) => x(positions[index]) ?? 0)
    .y0((index) => y(lower?.data[index] ?? 0))
    .y1((index) => y(upper?.data[index] ?? 0))
    .curve(d3Shape.curveMonotoneX);
  // preview-end
  return (
    <path
      d={toPath(positions.keys()) ?? ''}
      fill={lower?.color}
      opacity={0.2}
      pointerEvents="none"
    />
  );
}

export default function BandBetweenLines() {
  return (
    <LineChart
      height={300}
      margin={{ right: 24 }}
      title="Temperature in Porto by month"
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ width: 40, min: 0, valueFormatter: (degrees: number) => `${degrees}°` }]}
      series={[
        { id: 'min', label: 'Lowest', data: minima, color: '#90a4ae', showMark: false },
        { id: 'mean', label: 'Average', data: averages, color: '#e65100', showMark: false },
        { id: 'max', label: 'Highest', data: maxima, color: '#90a4ae', showMark: false },
      ]}
      sx={{
        [`& .${lineElementClasses.root}[data-series="min"]`]: { strokeWidth: 1 },
        [`& .${lineElementClasses.root}[data-series="max"]`]: { strokeWidth: 1 },
      }}
    >
      <Band from="min" to="max" />
    </LineChart>
  );
}
