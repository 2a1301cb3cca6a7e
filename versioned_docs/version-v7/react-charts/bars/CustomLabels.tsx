import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

export default function CustomLabels() {
  return (
    <BarChart
      height={300}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#10243e' } }}
      colors={['#81c784', '#ba68c8']}
      xAxis={[{ scaleType: 'band', data: ['Hall 1', 'Hall 2', 'Hall 3', 'Hall 4'] }]}
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
