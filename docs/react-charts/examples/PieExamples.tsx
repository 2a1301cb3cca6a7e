import { PieChart } from '@mui/x-charts/PieChart';
import { Example, ExampleGrid } from './ExampleGrid';
import { departments } from './library';

const size = { height: 200 };
const rest = departments.slice(2);

export default function PieExamples() {
  return (
    <ExampleGrid>
      <Example title="Pie with a legend">
        <PieChart {...size} title="Loans by department" series={[{ data: departments }]} />
      </Example>
      <Example title="Donut with gaps">
        <PieChart
          {...size}
          title="Loans by department, as a donut"
          hideLegend
          series={[{ data: departments, innerRadius: 55, paddingAngle: 3, cornerRadius: 6 }]}
        />
      </Example>
      <Example title="Point at a slice">
        <PieChart
          {...size}
          title="Loans by department, with highlighting"
          hideLegend
          series={[
            {
              data: departments,
              outerRadius: 85,
              highlightScope: { highlight: 'item', fade: 'global' },
              highlighted: { additionalRadius: 8 },
            },
          ]}
        />
      </Example>
      <Example title="Two rings">
        <PieChart
          {...size}
          title="Loans by department, in two rings"
          hideLegend
          series={[
            { data: departments, outerRadius: 58 },
            { data: rest, innerRadius: 64, outerRadius: 92 },
          ]}
        />
      </Example>
      <Example title="Half a pie">
        <PieChart
          {...size}
          title="Loans by department, as half a pie"
          hideLegend
          series={[
            {
              data: departments,
              startAngle: -90,
              endAngle: 90,
              innerRadius: 50,
              outerRadius: 100,
              cy: '80%',
            },
          ]}
        />
      </Example>
      <Example title="Labels on the slices">
        <PieChart
          {...size}
          title="Loans by department, with labels"
          hideLegend
          colors={['#bfdbfe', '#fde68a', '#bbf7d0', '#fecaca']}
          series={[{ data: departments, arcLabel: 'label', arcLabelMinAngle: 45 }]}
          sx={{ '& text': { fill: '#111827 !important', fontSize: 12 } }}
        />
      </Example>
    </ExampleGrid>
  );
}
