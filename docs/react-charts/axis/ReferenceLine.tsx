import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import type { LineSeriesType } from '@mui/x-charts/models';
import { quarterHours, temperature } from './laboratory';

const series: LineSeriesType[] = [{ type: 'line', data: temperature }];
const windowOpened = quarterHours[14];

export default function ReferenceLine() {
  const { palette } = useTheme();

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <ChartContainer
        title="Room temperature of a laboratory"
        series={series}
        xAxis={[
          {
            id: 'time',
            scaleType: 'time',
            data: quarterHours,
            valueFormatter: (time: Date) => `${time.getHours()}:00`,
            tickInterval: quarterHours.filter((time) => time.getMinutes() === 0),
          },
        ]}
        yAxis={[{ id: 'temperature', min: 18, max: 24, width: 40 }]}
      >
        <LinePlot />
        {/* preview-start */}
        {windowOpened && (
          <ChartsReferenceLine
            x={windowOpened}
            label={'Window\nopened'}
            labelAlign="start"
            lineStyle={{ stroke: palette.warning.main, strokeDasharray: '4 4' }}
          />
        )}
        <ChartsReferenceLine
          y={23}
          label="Limit"
          labelAlign="middle"
          labelStyle={{ fill: palette.error.main }}
          lineStyle={{ stroke: palette.error.main }}
        />
        {/* preview-end */}
        <ChartsXAxis axisId="time" />
        <ChartsYAxis axisId="temperature" />
      </ChartContainer>
    </Box>
  );
}
