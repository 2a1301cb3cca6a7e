import type { ComponentProps } from 'react';
import Box from '@mui/material/Box';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';
import type { GridChartsRendererProxyProps } from '@mui/x-data-grid-premium';

export type RendererProps = ComponentProps<GridChartsRendererProxyProps['renderer']>;

/** One text for each position on the axis: several categories are joined. */
export function categoriesOf(dimensions: RendererProps['dimensions']): string[] {
  return (dimensions[0]?.data ?? []).map((_, index) =>
    dimensions.map(({ data }) => data[index]).join(' · '),
  );
}

/** Draws what the grid hands over with community charts. */
export function SimpleChart(props: RendererProps) {
  const { chartType, configuration, dimensions, onRender, values } = props;
  const height = 280;
  const categories = categoriesOf(dimensions);
  if (categories.length === 0) {
    return (
      <Box sx={{ height, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        Select a category and a series.
      </Box>
    );
  }

  const xAxis = [{ data: categories, scaleType: 'band' as const, tickLabelMinGap: 8 }];
  const yAxis = [{ width: 56 }];
  const title = values.map(({ label }) => label).join(', ');
  const series = values.map(({ data, id, label }) => ({ id, label, data }));

  if (chartType === 'line') {
    const chart = {
      title,
      height,
      xAxis: [{ ...xAxis[0], scaleType: 'point' }],
      yAxis,
      series: series.map((line) => ({
        ...line,
        area: configuration.area === true,
        curve: configuration.curve ?? 'linear',
      })),
    } as LineChartProps;
    return onRender ? onRender('line', chart, LineChart) : <LineChart {...chart} />;
  }
  if (chartType === 'pie') {
    const chart: PieChartProps = {
      title,
      height,
      series: [
        {
          innerRadius: '50%',
          data: categories.map((label, index) => ({
            id: index,
            label,
            value: values[0].data[index] ?? 0,
          })),
        },
      ],
    };
    return onRender ? onRender('pie', chart, PieChart) : <PieChart {...chart} />;
  }
  const chart: BarChartProps = {
    title,
    height,
    xAxis,
    yAxis,
    series: series.map((bars) => ({
      ...bars,
      ...(configuration.stacked === true && { stack: 'all' }),
    })),
    ...(configuration.labels === true && { barLabel: 'value' as const }),
  };
  return onRender ? onRender('column', chart, BarChart) : <BarChart {...chart} />;
}
