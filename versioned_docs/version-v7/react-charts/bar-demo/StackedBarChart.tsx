import { BarChart } from '@mui/x-charts/BarChart';
import { electricity } from './electricity';
import { Titled } from './Titled';

const inGigawattHours = (value: number | null) => `${value} GWh`;

const layer = { stack: 'electricity', valueFormatter: inGigawattHours };

const categories = {
  scaleType: 'band' as const,
  dataKey: 'month',
  categoryGapRatio: 0.3,
  disableTicks: true,
};

export default function StackedBarChart() {
  return (
    <Titled
      title="Sun replaces gas in summer"
      note="Electricity of a region by source, 2025, in GWh"
    >
      {/* preview-start */}
      <BarChart
        height={300}
        dataset={electricity}
        xAxis={[categories]}
        yAxis={[{ disableLine: true, disableTicks: true }]}
        grid={{ horizontal: true }}
        series={[
          { dataKey: 'hydro', label: 'Hydro', color: '#1e88e5', ...layer },
          { dataKey: 'wind', label: 'Wind', color: '#26a69a', ...layer },
          { dataKey: 'solar', label: 'Solar', color: '#fdd835', ...layer },
          { dataKey: 'gas', label: 'Gas', color: '#8d6e63', ...layer },
        ]}
      />
      {/* preview-end */}
    </Titled>
  );
}
