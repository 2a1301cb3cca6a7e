import { BarChart, barLabelClasses, type BarChartProps } from '@mui/x-charts/BarChart';

// preview-start
const labelOf: BarChartProps['barLabel'] = ({ value }, { bar }) => {
  if (value === null || bar.height < 24) {
    return null;
  }
  return value > 150 && bar.width > 80 ? `${value} · full` : String(value);
};
// preview-end

export default function CustomLabels() {
  return (
    <BarChart
      title="Tickets sold by hall"
      height={300}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#10243e', fontWeight: 600 } }}
      margin={{ left: 0 }}
      colors={['#0dbeff', '#ffb422']}
      xAxis={[{ data: ['Hall 1', 'Hall 2', 'Hall 3', 'Hall 4'] }]}
      yAxis={[{ width: 40 }]}
      series={[
        { data: [180, 96, 142, 12], label: 'Online', stack: 'all' },
        { data: [64, 88, 9, 71], label: 'Box office', stack: 'all' },
      ]}
      barLabel={labelOf}
    />
  );
}
