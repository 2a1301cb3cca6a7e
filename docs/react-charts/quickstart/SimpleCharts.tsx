import { BarChart } from '@mui/x-charts/BarChart';

export default function SimpleCharts() {
  return (
    // preview-start
    <BarChart
      title="Delivered and returned parcels by region" // The accessible name: not drawn
      height={300}
      xAxis={[{ data: ['North', 'East', 'South', 'West'] }]}
      series={[
        { data: [318, 274, 391, 226], label: 'Delivered' },
        { data: [24, 19, 33, 41], label: 'Returned' },
      ]}
    />
    // preview-end
  );
}
