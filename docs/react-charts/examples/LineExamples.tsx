import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { Example, ExampleGrid } from './ExampleGrid';
import { months, temperature, visitors, visitorsBefore } from './library';

const size = { height: 220, hideLegend: true, margin: { left: 0, right: 12 } };
const xAxis = [{ data: months, min: 1, max: 12, height: 24 }];

export default function LineExamples() {
  return (
    <ExampleGrid>
      <Example title="Two years in comparison">
        <LineChart
          {...size}
          title="Visitors by month, this year and last year"
          xAxis={xAxis}
          yAxis={[{ min: 150, width: 40 }]}
          series={[
            { data: visitors, label: 'This year', showMark: false },
            { data: visitorsBefore, label: 'Last year', showMark: false, color: '#9aa5b1' },
          ]}
        />
      </Example>
      <Example title="A limit">
        <LineChart
          {...size}
          title="Visitors by month, compared with the seats"
          xAxis={xAxis}
          yAxis={[{ min: 150, width: 40 }]}
          series={[{ data: visitors, label: 'Visitors', showMark: false }]}
        >
          <ChartsReferenceLine y={380} label="Seats" labelAlign="start" />
        </LineChart>
      </Example>
      <Example title="Steps">
        <LineChart
          {...size}
          title="Visitors by month, as steps"
          xAxis={xAxis}
          yAxis={[{ min: 150, width: 40 }]}
          series={[{ data: visitors, label: 'Visitors', curve: 'step', showMark: false }]}
        />
      </Example>
      <Example title="Missing months">
        <LineChart
          {...size}
          title="Visitors by month, two months missing"
          xAxis={xAxis}
          yAxis={[{ min: 150, width: 40 }]}
          series={[
            {
              label: 'Visitors',
              data: visitors.map((value, index) => (index === 6 || index === 7 ? null : value)),
            },
          ]}
        />
      </Example>
      <Example title="Two units, two axes">
        <LineChart
          {...size}
          title="Visitors and temperature by month"
          margin={{ left: 0, right: 0 }}
          xAxis={xAxis}
          yAxis={[
            { id: 'visitors', width: 40, min: 0 },
            { id: 'degrees', width: 32, position: 'right' },
          ]}
          series={[
            { yAxisId: 'visitors', data: visitors, label: 'Visitors', showMark: false },
            { yAxisId: 'degrees', data: temperature, label: '°C', showMark: false },
          ]}
        />
      </Example>
      <Example title="Color by value">
        <LineChart
          {...size}
          title="Temperature by month"
          xAxis={xAxis}
          yAxis={[
            {
              width: 36,
              colorMap: { type: 'continuous', min: 0, max: 22, color: ['#3b82f6', '#ef4444'] },
            },
          ]}
          series={[{ data: temperature, label: '°C', showMark: false }]}
        />
      </Example>
    </ExampleGrid>
  );
}
