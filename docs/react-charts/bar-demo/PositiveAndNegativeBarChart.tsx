import { BarChart } from '@mui/x-charts/BarChart';
import { Titled } from './Titled';

const winters = ['2016', '2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024', '2025'];
const difference = [0.4, -0.9, -0.3, 0.8, 2.1, -0.6, 1.2, 1.5, 2.4, 0.7];

export default function PositiveAndNegativeBarChart() {
  return (
    <Titled title="Seven of ten winters were too mild" note="Difference from the mean of 1991–2020">
      {/* preview-start */}
      <BarChart
        title="Winter temperatures compared with the mean of 1991–2020"
        height={260}
        hideLegend
        xAxis={[{ data: winters, categoryGapRatio: 0.25, disableLine: true, disableTicks: true }]}
        yAxis={[
          {
            width: 52,
            valueFormatter: (kelvin: number) => `${kelvin > 0 ? '+' : ''}${kelvin} °C`,
            colorMap: { type: 'piecewise', thresholds: [0], colors: ['#4254fb', '#fa4f58'] },
          },
        ]}
        grid={{ horizontal: true }}
        series={[{ data: difference, label: 'Winter', valueFormatter: (value) => `${value} °C` }]}
      />
      {/* preview-end */}
    </Titled>
  );
}
