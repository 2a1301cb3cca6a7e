import { PieChart } from '@mui/x-charts/PieChart';

// preview-start
const payments = [
  { id: 'card', value: 61, label: 'Card' },
  { id: 'invoice', value: 27, label: 'Invoice' },
  { id: 'cash', value: 12, label: 'Cash' },
];

export default function BasicPie() {
  return (
    <PieChart title="Payments by method" width={200} height={200} series={[{ data: payments }]} />
  );
}
// preview-end
