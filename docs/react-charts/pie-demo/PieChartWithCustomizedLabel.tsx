import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';
import type { DefaultizedPieValueType } from '@mui/x-charts/models';

const journeys = [
  { id: 'train', value: 412, label: 'Train', color: '#00695c' },
  { id: 'bicycle', value: 268, label: 'Bicycle', color: '#ad1457' },
  { id: 'car', value: 231, label: 'Car', color: '#455a64' },
  { id: 'foot', value: 39, label: 'On foot', color: '#6d4c41' },
];

const people = journeys.reduce((sum, { value }) => sum + value, 0);

const asPercent = ({ value }: DefaultizedPieValueType) => `${Math.round((value / people) * 100)}%`;

export default function PieChartWithCustomizedLabel() {
  return (
    // preview-start
    <PieChart
      title="Journeys to work by means of transport"
      width={220}
      height={220}
      series={[
        { data: journeys, arcLabel: asPercent, arcLabelMinAngle: 24, arcLabelRadius: '65%' },
      ]}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontSize: 15, fontWeight: 600 },
      }}
    />
    // preview-end
  );
}
