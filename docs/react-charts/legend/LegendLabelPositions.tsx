import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  ContinuousColorLegend,
  piecewiseColorDefaultLabelFormatter,
  PiecewiseColorLegend,
} from '@mui/x-charts/ChartsLegend';
import type { PiecewiseLabelFormatterParams } from '@mui/x-charts/ChartsLegend';

const positions = ['start', 'end', 'extremes'] as const;
const formatSpeed = (params: PiecewiseLabelFormatterParams) =>
  `${piecewiseColorDefaultLabelFormatter(params)} m/s`;

export default function LegendLabelPositions() {
  return (
    <ChartDataProvider
      series={[]}
      width={10}
      height={10}
      xAxis={[
        {
          id: 'speed',
          min: 0,
          max: 20,
          colorMap: { type: 'continuous', min: 0, max: 20, color: ['#26a69a', '#c62828'] },
        },
      ]}
      yAxis={[
        {
          id: 'class',
          min: 0,
          max: 20,
          colorMap: {
            type: 'piecewise',
            thresholds: [5, 11, 17],
            colors: ['#26a69a', '#c0ca33', '#ef6c00', '#c62828'],
          },
        },
      ]}
    >
      {/* The surface defines the gradients; it shows nothing. */}
      <ChartsSurface sx={{ position: 'absolute', width: 0, height: 0 }} aria-hidden />
      <Stack sx={{ width: '100%' }} spacing={3}>
        {positions.map((labelPosition) => (
          <Stack key={labelPosition} spacing={1}>
            <Typography variant="subtitle2" component="div">
              {labelPosition}
            </Typography>
            <ContinuousColorLegend
              axisDirection="x"
              labelPosition={labelPosition}
              minLabel="calm"
              maxLabel="storm"
              sx={{ maxWidth: 280 }}
            />
            <PiecewiseColorLegend
              axisDirection="y"
              labelPosition={labelPosition}
              labelFormatter={formatSpeed}
            />
          </Stack>
        ))}
        <Stack spacing={1}>
          <Typography variant="subtitle2" component="div">
            inline-end, vertical
          </Typography>
          <PiecewiseColorLegend
            axisDirection="y"
            direction="vertical"
            labelPosition="inline-end"
            labelFormatter={formatSpeed}
          />
        </Stack>
      </Stack>
    </ChartDataProvider>
  );
}
