import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

export default function DonutChart() {
  return (
    <PieChart
      title="Freight by means of transport"
      width={220}
      height={220}
      hideLegend
      colors={['#0dbeff', '#ffb422', '#22bf75', '#fa83b4']}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#10243e' } }}
      // preview-start
      series={[
        {
          innerRadius: '50%',
          outerRadius: '100%',
          arcLabel: 'label',
          arcLabelMinAngle: 25,
          data: [
            { id: 'rail', value: 44, label: 'Rail' },
            { id: 'road', value: 31, label: 'Road' },
            { id: 'sea', value: 18, label: 'Sea' },
            { id: 'air', value: 7, label: 'Air' },
          ],
        },
      ]}
      // preview-end
    />
  );
}
