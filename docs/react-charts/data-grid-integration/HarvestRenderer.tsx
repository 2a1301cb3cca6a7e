import type { ComponentProps } from 'react';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { GridChartsRendererProxyProps } from '@mui/x-data-grid-premium';

type RendererProps = ComponentProps<GridChartsRendererProxyProps['renderer']>;

/** Draws what the grid hands over: chosen columns become an axis and series. */
export function HarvestRenderer({ chartType, configuration, dimensions, values }: RendererProps) {
  if (dimensions.length === 0 || values.length === 0) {
    return <Typography color="text.secondary">Select a category and a series.</Typography>;
  }
  const names = dimensions[0].data.map((_, row) =>
    dimensions.map(({ data }) => data[row]).join(', '),
  );
  const series = values.map(({ id, label, data }) => ({ id, label, data }));
  const title = values.map(({ label }) => label).join(', ');

  if (chartType === 'line') {
    return (
      <LineChart
        title={title}
        height={280}
        xAxis={[{ scaleType: 'point', data: names }]}
        series={series}
      />
    );
  }
  const stack = configuration.stacked === true ? 'all' : undefined;
  const bars = series.map((one) => ({ ...one, stack }));
  return <BarChart title={title} height={280} xAxis={[{ data: names }]} series={bars} />;
}
