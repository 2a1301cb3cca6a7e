import { BarChart } from '@mui/x-charts/BarChart';
import { electricity } from './electricity';
import { Titled } from './Titled';

const inGigawattHours = (value: number | null) => `${value} GWh`;

const layer = { stack: 'electricity', valueFormatter: inGigawattHours };

export default function StackedBarChart() {
  return (
    <Titled
      title="Sun replaces gas in summer"
      note="Electricity of a region by source, 2025, in GWh"
    >
      {/* preview-start */}
      <BarChart
        title="Electricity by source and month, 2025"
        height={300}
        dataset={electricity}
        xAxis={[{ dataKey: 'month', categoryGapRatio: 0.3, disableTicks: true }]}
        yAxis={[{ width: 32, disableLine: true, disableTicks: true }]}
        grid={{ horizontal: true }}
        series={[
          { dataKey: 'hydro', label: 'Hydro', color: '#0dbeff', ...layer },
          { dataKey: 'wind', label: 'Wind', color: '#4254fb', ...layer },
          { dataKey: 'solar', label: 'Solar', color: '#ffb422', ...layer },
          { dataKey: 'gas', label: 'Gas', color: '#8d6e63', ...layer },
        ]}
      />
      {/* preview-end */}
    </Titled>
  );
}
