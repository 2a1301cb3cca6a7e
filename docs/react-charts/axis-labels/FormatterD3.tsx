import type { ScaleLogarithmic } from '@mui/x-charts-vendor/d3-scale';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const frequency = [10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120, 10240, 20480, 50000];
const gain = [0, 0, -0.1, -0.2, -0.5, -1.2, -3, -6.9, -12.4, -18.2, -24.1, -30.1, -37.8];

export default function FormatterD3() {
  return (
    <LineChart
      title="Gain of a filter by frequency"
      height={300}
      xAxis={[
        {
          scaleType: 'log',
          data: frequency,
          label: 'Frequency (Hz)',
          max: 50000,
          // preview-start
          valueFormatter: (value: number, context) => {
            if (context.location !== 'tick') return `${value} Hz`;
            const scale = context.scale as ScaleLogarithmic<number, number>;
            return scale.tickFormat(6, '~s')(value);
          },
          // preview-end
        },
      ]}
      yAxis={[{ label: 'Gain (dB)', width: 60 }]}
      series={[{ data: gain, showMark: false }]}
    >
      <ChartsReferenceLine x={640} label="Cut-off" labelAlign="start" />
    </LineChart>
  );
}
