import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { Example, ExampleGrid } from './ExampleGrid';
import { guides, novels } from './library';

const size = { height: 240, hideLegend: true, margin: { left: 0, right: 12 } };
const xAxis = [{ min: 0, max: 14, height: 24 }];
const yAxis = [{ min: 0, max: 70, width: 36 }];

export default function ScatterExamples() {
  return (
    <ExampleGrid>
      <Example title="Two groups">
        <ScatterChart
          {...size}
          title="Age and loans of novels and travel guides"
          xAxis={xAxis}
          yAxis={yAxis}
          series={[
            { data: novels, label: 'Novels' },
            { data: guides, label: 'Travel guides' },
          ]}
        />
      </Example>
      <Example title="With a grid">
        <ScatterChart
          {...size}
          title="Age and loans of novels"
          xAxis={xAxis}
          yAxis={yAxis}
          grid={{ horizontal: true, vertical: true }}
          series={[{ data: novels, label: 'Novels', markerSize: 7 }]}
        />
      </Example>
      <Example title="Color by value">
        <ScatterChart
          {...size}
          title="Age and loans of novels, colored by loans"
          xAxis={xAxis}
          yAxis={[
            {
              min: 0,
              max: 70,
              width: 36,
              colorMap: {
                type: 'piecewise',
                thresholds: [20, 40],
                colors: ['#9aa5b1', '#f59e0b', '#059669'],
              },
            },
          ]}
          series={[{ data: novels, label: 'Novels', markerSize: 6 }]}
        />
      </Example>
    </ExampleGrid>
  );
}
