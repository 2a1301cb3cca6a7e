import * as d3Shape from '@mui/x-charts-vendor/d3-shape';
import { unstable_useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { parcels } from './parcels';

/** The range of the forecast, in the color of the line. */
export function UncertaintyArea({ seriesId }: { seriesId: string }) {
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  const series = unstable_useLineSeries()?.series[seriesId];
  const toPath = d3Shape
    .area<(typeof parcels)[number]>()
    .x(({ week }) => x(week))
    .y0(({ low }) => y(low))
    .y1(({ high }) => y(high))
    .curve(d3Shape.curveMonotoneX);

  return <path d={toPath(parcels) ?? undefined} fill={series?.color} opacity={0.2} />;
}
