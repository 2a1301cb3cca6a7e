import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { Titled } from './Titled';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const level = [3.1, 3.6, 4.4, 5.2, 5.5, 4.6, 3.9];

/** Labels at an end of their line expect text that runs from left to right. */
const inDrawing = { direction: 'ltr' } as const;

export default function LineChartWithReferenceLines() {
  return (
    <Titled title="The weir kept the quay dry" note="Level of the river in meters">
      <ChartContainer
        title="Level of the river by weekday"
        height={300}
        margin={{ top: 24, right: 24 }}
        xAxis={[{ scaleType: 'point', data: days }]}
        yAxis={[{ width: 28, min: 2, max: 7 }]}
        series={[{ type: 'line', data: level, color: '#0277bd' }]}
      >
        {/* preview-start */}
        <LinePlot />
        <MarkPlot />
        <ChartsReferenceLine
          y={6}
          label="Edge of the quay"
          labelAlign="start"
          labelStyle={inDrawing}
          lineStyle={{ stroke: '#e53935', strokeDasharray: '6 4' }}
        />
        <ChartsReferenceLine
          x="Thu"
          label="Weir opened"
          labelAlign="end"
          labelStyle={inDrawing}
          lineStyle={{ stroke: '#78909c' }}
        />
        {/* preview-end */}
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>
    </Titled>
  );
}
