import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { Example, ExampleGrid } from './ExampleGrid';
import { audio, books, films, months, quarters, visitors } from './library';

const size = { height: 220, hideLegend: true, margin: { left: 0, right: 12 } };
const quarterAxis = [{ data: quarters, scaleType: 'point' as const, height: 24 }];
const layer = { area: true, stack: 'loans', showMark: false };

export default function AreaExamples() {
  return (
    <ExampleGrid>
      <Example title="One area">
        <LineChart
          {...size}
          title="Visitors by month"
          xAxis={[{ data: months, min: 1, max: 12, height: 24 }]}
          yAxis={[{ width: 40 }]}
          series={[{ data: visitors, label: 'Visitors', area: true, showMark: false }]}
        />
      </Example>
      <Example title="Stacked areas">
        <LineChart
          {...size}
          title="Loans by quarter and kind"
          xAxis={quarterAxis}
          yAxis={[{ width: 48 }]}
          series={[
            { ...layer, data: books, label: 'Books' },
            { ...layer, data: films, label: 'Films' },
            { ...layer, data: audio, label: 'Audio' },
          ]}
          sx={{ [`& .${lineElementClasses.root}`]: { display: 'none' } }}
        />
      </Example>
      <Example title="Shares of the whole">
        <LineChart
          {...size}
          title="Share of each kind of loan, by quarter"
          xAxis={quarterAxis}
          yAxis={[
            { width: 44, max: 1, valueFormatter: (share: number) => `${Math.round(share * 100)}%` },
          ]}
          series={[
            { ...layer, data: books, label: 'Books', stackOffset: 'expand' },
            { ...layer, data: films, label: 'Films', stackOffset: 'expand' },
            { ...layer, data: audio, label: 'Audio', stackOffset: 'expand' },
          ]}
        />
      </Example>
    </ExampleGrid>
  );
}
