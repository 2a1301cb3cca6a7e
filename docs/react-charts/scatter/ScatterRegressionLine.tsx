import { useId } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { rainbowSurgePalette } from '@mui/x-charts/colorPalettes';
import { useSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { fitLine } from './fitLine';
import { machines } from './machines';

function RegressionLine({ seriesId, color }: { seriesId: string; color: string }) {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const data = useSeries().scatter?.series[seriesId]?.data ?? [];
  const { slope, intercept } = fitLine(data);
  const [start = 0, end = 0] = xScale.domain();

  return (
    <line
      x1={xScale(start)}
      y1={yScale(slope * start + intercept)}
      x2={xScale(end)}
      y2={yScale(slope * end + intercept)}
      stroke={color}
      strokeWidth={2}
      strokeDasharray="6 4"
    />
  );
}

export default function ScatterRegressionLine() {
  const clipPathId = useId();
  const palette = rainbowSurgePalette(useTheme().palette.mode);

  return (
    <Stack sx={{ width: '100%' }}>
      <Typography component="div" sx={{ textAlign: 'center' }}>
        Temperature of a press over one shift
      </Typography>
      <ScatterChart
        title="Temperature of a press over one shift"
        height={320}
        dataset={machines}
        xAxis={[{ label: 'Running hours', min: 0 }]}
        yAxis={[{ label: 'Temperature (°C)', width: 60 }]}
        series={[
          {
            id: 'pressA',
            label: 'Press A',
            datasetKeys: { id: 'check', x: 'hours', y: 'pressA' },
          },
        ]}
      >
        <ChartsClipPath id={clipPathId} />
        <g clipPath={`url(#${clipPathId})`}>
          <RegressionLine seriesId="pressA" color={palette[1] ?? 'currentColor'} />
        </g>
      </ScatterChart>
    </Stack>
  );
}
