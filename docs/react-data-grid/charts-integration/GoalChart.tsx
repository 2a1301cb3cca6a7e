import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { categoriesOf, SimpleChart, type RendererProps } from './SimpleChart';
import { chartTypes, type ChartSchema } from './chartTypes';

/** A chart type of our own, with a number that users can set. */
export const goalTypes: ChartSchema = {
  ...chartTypes,
  goal: {
    label: 'Goal',
    icon: chartTypes.column.icon,
    dimensionsLabel: 'Places',
    valuesLabel: 'Measure',
    maxValues: 1,
    customization: [
      {
        id: 'goal',
        label: 'Goal',
        controls: { goal: { label: 'To reach', type: 'number', default: 500 } },
      },
    ],
  },
};

export function GoalChart(props: RendererProps) {
  const { chartType, configuration, dimensions, values } = props;
  if (chartType !== 'goal' || values.length === 0) {
    return <SimpleChart {...props} />;
  }
  const goal = Number(configuration.goal ?? 500);
  return (
    <BarChart
      title={values[0].label}
      height={280}
      hideLegend
      xAxis={[
        {
          data: categoriesOf(dimensions),
          scaleType: 'band',
          tickLabelMinGap: 8,
        },
      ]}
      yAxis={[
        {
          width: 56,
          colorMap: { type: 'piecewise', thresholds: [goal], colors: ['#c77700', '#2e7d32'] },
        },
      ]}
      series={[{ data: values[0].data, label: values[0].label }]}
    >
      <ChartsReferenceLine
        y={goal}
        label={`Goal: ${goal}`}
        labelAlign="end"
        lineStyle={{ strokeDasharray: '6 4' }}
      />
    </BarChart>
  );
}
