import { BarChart } from '@mui/x-charts/BarChart';
import type { BarChartProps } from '@mui/x-charts/BarChart';

const airports: Record<string, string> = {
  LIS: 'Lisbon',
  OSL: 'Oslo',
  GDN: 'Gdańsk',
  BLQ: 'Bologna',
};

const settings: BarChartProps = {
  height: 280,
  yAxis: [{ width: 40 }],
  series: [{ data: [214, 178, 96, 121], label: 'Departures' }],
};

export default function AxisFormatter() {
  return (
    // preview-start
    <BarChart
      {...settings}
      title="Departures by airport"
      xAxis={[
        {
          scaleType: 'band',
          data: Object.keys(airports),
          valueFormatter: (code: string, context) =>
            context.location === 'tick' ? code : `${airports[code]} (${code})`,
        },
      ]}
    />
    // preview-end
  );
}
