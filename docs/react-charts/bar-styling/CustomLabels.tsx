import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

export default function CustomLabels() {
  return (
    <BarChart
      title="Tickets sold by hall"
      height={300}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#10243e' } }}
      margin={{ left: 0 }}
      colors={['#64b5f6', '#ffb74d']}
      xAxis={[{ data: ['Hall 1', 'Hall 2', 'Hall 3', 'Hall 4'] }]}
      yAxis={[{ width: 40 }]}
      series={[
        { data: [180, 96, 142, 12], label: 'Online' },
        { data: [64, 88, 9, 71], label: 'Box office' },
      ]}
      // preview-start
      barLabel={(item, context) => {
        if ((item.value ?? 0) > 150) {
          return 'Full';
        }
        return context.bar.height < 24 ? null : item.value?.toString();
      }}
      // preview-end
    />
  );
}
