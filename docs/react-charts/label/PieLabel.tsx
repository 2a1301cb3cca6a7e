import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const countries = [
  { id: 'pt', code: 'PT', name: 'Portugal', value: 42 },
  { id: 'no', code: 'NO', name: 'Norway', value: 31 },
  { id: 'pl', code: 'PL', name: 'Poland', value: 27 },
];

export default function PieLabel() {
  return (
    <PieChart
      title="Guests by country"
      width={220}
      height={220}
      colors={['#64b5f6', '#ffb74d', '#81c784']}
      // preview-start
      series={[
        {
          arcLabel: 'label',
          data: countries.map(({ id, code, name, value }) => ({
            id,
            value,
            label: (location) => (location === 'arc' ? code : name),
          })),
        },
      ]}
      // preview-end
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#10243e' } }}
    />
  );
}
