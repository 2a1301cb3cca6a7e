import { PieChart } from '@mui/x-charts/PieChart';

export default function BasicPie() {
  return (
    // preview-start
    <PieChart
      width={320}
      height={200}
      margin={{ right: 115 }}
      series={[
        {
          data: [
            { id: 'card', value: 61, label: 'Card' },
            { id: 'invoice', value: 27, label: 'Invoice' },
            { id: 'cash', value: 12, label: 'Cash' },
          ],
        },
      ]}
    />
    // preview-end
  );
}
