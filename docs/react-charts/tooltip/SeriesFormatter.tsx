import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { PieChart } from '@mui/x-charts/PieChart';
import type { PieChartProps } from '@mui/x-charts/PieChart';

const details = ['0 to 17 years', '18 to 39 years', '40 to 64 years', '65 years and older'];

const settings: PieChartProps = {
  series: [
    {
      data: [
        { id: 'children', value: 184, label: 'Children' },
        { id: 'young', value: 291, label: 'Young adults' },
        { id: 'middle', value: 346, label: 'Middle-aged' },
        { id: 'old', value: 412, label: 'Older people' },
      ],
      // preview-start
      valueFormatter: (slice, { dataIndex }) => `${details[dataIndex]}: ${slice.value} patients`,
      // preview-end
    },
  ],
  width: 220,
  height: 220,
  sx: { [`& .${legendClasses.label}`]: { fontSize: 13 } },
};

export default function SeriesFormatter() {
  return <PieChart {...settings} title="Patients by age" />;
}
