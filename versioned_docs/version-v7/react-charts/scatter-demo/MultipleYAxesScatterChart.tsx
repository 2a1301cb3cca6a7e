import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { readings } from './greenhouse';
import { Titled } from './Titled';

const warm = '#e53935';
const moist = '#1e88e5';

/** The axis on this side, in the color of its points. */
const colored = (side: 'left' | 'right', color: string) => ({
  [`& .${axisClasses[side]}`]: {
    [`& .${axisClasses.line}, & .${axisClasses.tick}`]: { stroke: color },
    [`& .${axisClasses.tickLabel}`]: { fill: color },
  },
});

export default function MultipleYAxesScatterChart() {
  return (
    <Titled title="The air dries as it warms" note="Greenhouse 2 on 12 June, from 6 to 18 h">
      <ScatterChart
        height={300}
        dataset={readings}
        xAxis={[{ min: 5, max: 19, valueFormatter: (hour: number) => `${hour} h` }]}
        yAxis={[
          { id: 'celsius', min: 10, max: 30, valueFormatter: (t: number) => `${t} °C` },
          { id: 'percent', min: 40, max: 100 },
        ]}
        // preview-start
        series={[
          {
            label: 'Temperature (°C)',
            yAxisId: 'celsius',
            color: warm,
            datasetKeys: { id: 'hour', x: 'hour', y: 'temperature' },
          },
          {
            label: 'Humidity (%)',
            yAxisId: 'percent',
            color: moist,
            datasetKeys: { id: 'hour', x: 'hour', y: 'humidity' },
          },
        ]}
        leftAxis="celsius"
        rightAxis="percent"
        // preview-end
        sx={{ ...colored('left', warm), ...colored('right', moist) }}
      />
    </Titled>
  );
}
