import { BarChart } from '@mui/x-charts/BarChart';
import { Example, ExampleGrid } from './ExampleGrid';
import { audio, balance, books, films, quarters } from './library';

const size = { height: 220, hideLegend: true, margin: { left: 0, right: 8 } };
const percent = (share: number) => `${Math.round(share * 100)}%`;
const xAxis = [{ data: quarters, height: 24 }];

export default function BarExamples() {
  return (
    <ExampleGrid>
      <Example title="Grouped bars">
        <BarChart
          {...size}
          title="Loans of books and films by quarter"
          xAxis={xAxis}
          series={[
            { data: books, label: 'Books' },
            { data: films, label: 'Films' },
          ]}
        />
      </Example>
      <Example title="Stacked bars">
        <BarChart
          {...size}
          title="Loans by quarter, stacked by kind"
          xAxis={xAxis}
          series={[
            { data: books, label: 'Books', stack: 'loans' },
            { data: films, label: 'Films', stack: 'loans' },
            { data: audio, label: 'Audio', stack: 'loans' },
          ]}
        />
      </Example>
      <Example title="Shares of the whole">
        <BarChart
          {...size}
          title="Share of each kind of loan, by quarter"
          xAxis={xAxis}
          yAxis={[{ max: 1, width: 44, valueFormatter: percent }]}
          series={[
            { data: books, label: 'Books', stack: 'loans', stackOffset: 'expand' },
            { data: films, label: 'Films', stack: 'loans', stackOffset: 'expand' },
            { data: audio, label: 'Audio', stack: 'loans', stackOffset: 'expand' },
          ]}
        />
      </Example>
      <Example title="Horizontal bars">
        <BarChart
          {...size}
          title="Loans of books by quarter"
          layout="horizontal"
          yAxis={[{ data: quarters, width: 32 }]}
          xAxis={[{ height: 24, tickNumber: 3 }]}
          series={[{ data: books, label: 'Books' }]}
        />
      </Example>
      <Example title="Gains and losses">
        <BarChart
          {...size}
          title="Balance by quarter"
          xAxis={xAxis}
          yAxis={[
            {
              width: 36,
              colorMap: { type: 'piecewise', thresholds: [0], colors: ['#d1495b', '#3d7ea6'] },
            },
          ]}
          series={[{ data: balance, label: 'Balance' }]}
        />
      </Example>
      <Example title="Values on the bars">
        <BarChart
          {...size}
          title="Loans of audio books by quarter"
          xAxis={xAxis}
          yAxis={[{ position: 'none' }]}
          series={[{ data: audio, label: 'Audio', color: '#90caf9' }]}
          sx={{ '& text.MuiBarLabel-root': { fill: '#10243e' } }}
          barLabel="value"
          borderRadius={6}
        />
      </Example>
    </ExampleGrid>
  );
}
