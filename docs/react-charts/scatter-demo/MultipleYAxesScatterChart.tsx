import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { readings } from './greenhouse';
import { Titled } from './Titled';

const warm = '#e53935';
const moist = '#1e88e5';

/** The axis with this id, in the color of its points. */
const colored = (axisId: string, color: string) => ({
  [`& .${axisClasses.id}-${axisId}`]: {
    [`& .${axisClasses.line}, & .${axisClasses.tick}`]: { stroke: color },
    [`& .${axisClasses.tickLabel}`]: { fill: color },
  },
});

export default function MultipleYAxesScatterChart() {
  return (
    <Titled title="The air dries as it warms" note="Greenhouse 2 on 12 June, from 6 to 18 h">
      <ScatterChart
        title="Temperature and humidity of a greenhouse by hour"
        height={300}
        dataset={readings}
        xAxis={[{ min: 5, max: 19, valueFormatter: (hour: number) => `${hour} h` }]}
        yAxis={[
          { id: 'celsius', width: 52, min: 10, max: 30, valueFormatter: (t: number) => `${t} °C` },
          { id: 'percent', width: 52, min: 40, max: 100, position: 'right' },
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
        // preview-end
        sx={{ ...colored('celsius', warm), ...colored('percent', moist) }}
      />
    </Titled>
  );
}
