import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { Example, ExampleGrid } from './ExampleGrid';
import { departments, quarters, visitors } from './library';

const floors = ['Ground', 'First', 'Second'];
const occupancy = [
  [0, 0, 61],
  [1, 0, 55],
  [2, 0, 38],
  [3, 0, 70],
  [0, 1, 44],
  [1, 1, 47],
  [2, 1, 21],
  [3, 1, 52],
  [0, 2, 18],
  [1, 2, 15],
  [2, 2, 9],
  [3, 2, 27],
] satisfies [number, number, number][];

export default function OtherExamples() {
  return (
    <ExampleGrid>
      <Example title="Radar">
        <RadarChart
          title="Rating of the library by topic"
          height={240}
          series={[{ data: [78, 64, 91, 55, 83], label: 'Rating' }]}
          radar={{ max: 100, metrics: ['Choice', 'Hours', 'Staff', 'Seats', 'Events'] }}
        />
      </Example>
      <Example title="Gauge">
        <Gauge
          height={220}
          value={64}
          startAngle={-110}
          endAngle={110}
          text="64%"
          aria-label="Seats taken in percent"
        />
      </Example>
      <Example title="Sparkline with bars">
        <SparkLineChart
          aria-label="Visitors by month"
          height={80}
          plotType="bar"
          data={visitors}
          showHighlight
          showTooltip
        />
      </Example>
      <Example title="Heatmap (Pro)">
        <Heatmap
          height={220}
          hideLegend
          margin={{ left: 0, right: 8 }}
          xAxis={[{ data: quarters, height: 24 }]}
          yAxis={[{ data: floors, width: 60 }]}
          zAxis={[
            { colorMap: { type: 'continuous', min: 0, max: 80, color: ['#dbeafe', '#1e40af'] } },
          ]}
          series={[{ label: 'Seats taken', data: occupancy }]}
        />
      </Example>
      <Example title="Funnel (Pro)">
        <FunnelChart
          title="Loans by department"
          height={220}
          hideLegend
          series={[{ curve: 'bump', data: departments.map(({ id, value }) => ({ id, value })) }]}
        />
      </Example>
      <Example title="Sankey (Pro)">
        <div dir="ltr">
          <SankeyChart
            title="Where the library's money comes from and goes"
            height={220}
            margin={10}
            series={{
              data: {
                links: [
                  { source: 'Town', target: 'Books', value: 52 },
                  { source: 'Town', target: 'Staff', value: 71 },
                  { source: 'Fees', target: 'Books', value: 34 },
                  { source: 'Gifts', target: 'Events', value: 29 },
                ],
              },
            }}
          />
        </div>
      </Example>
    </ExampleGrid>
  );
}
