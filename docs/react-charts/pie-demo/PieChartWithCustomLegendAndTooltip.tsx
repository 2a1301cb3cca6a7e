import { PieChart } from '@mui/x-charts/PieChart';
import { LaptopMark, PhoneMark, TabletMark } from './deviceMarks';

export default function PieChartWithCustomLegendAndTooltip() {
  return (
    // preview-start
    <PieChart
      title="Orders by device"
      width={200}
      height={200}
      series={[
        {
          data: [
            { value: 58, label: 'Phone', color: '#e64a19', labelMarkType: PhoneMark },
            { value: 33, label: 'Laptop', color: '#1976d2', labelMarkType: LaptopMark },
            { value: 9, label: 'Tablet', color: '#689f38', labelMarkType: TabletMark },
          ],
          valueFormatter: ({ value }) => `${value}% of all orders`,
        },
      ]}
    />
    // preview-end
  );
}
