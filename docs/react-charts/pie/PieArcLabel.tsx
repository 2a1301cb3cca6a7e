import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';
import { formatPercent, freight } from './freight';

export default function PieArcLabel() {
  return (
    // preview-start
    <PieChart
      title="Freight by means of transport"
      width={220}
      height={220}
      colors={['#0dbeff', '#ffb422', '#22bf75', '#fa83b4']}
      series={[
        {
          data: freight,
          valueFormatter: formatPercent,
          arcLabel: 'formattedValue',
          arcLabelMinAngle: 35,
          arcLabelRadius: '62%',
        },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fontWeight: 600, fill: '#10243e' } }}
    />
    // preview-end
  );
}
