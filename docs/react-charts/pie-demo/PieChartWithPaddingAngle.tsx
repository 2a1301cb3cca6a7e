import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';

const storage = [
  { id: 'photos', value: 46, label: 'Photos', color: '#7e57c2' },
  { id: 'mail', value: 17, label: 'Mail', color: '#ec407a' },
  { id: 'documents', value: 9, label: 'Documents', color: '#26a69a' },
  { id: 'free', value: 28, label: 'Free', color: '#b0bec5' },
];

const ring = {
  data: storage,
  paddingAngle: 4,
  cornerRadius: 6,
  valueFormatter: ({ value }: { value: number }) => `${value} GB`,
};

export default function PieChartWithPaddingAngle() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 4 }}>
      {/* preview-start */}
      <PieChart
        title="Storage in use, in GB"
        width={160}
        height={160}
        hideLegend
        series={[{ ...ring, innerRadius: '70%', outerRadius: '100%' }]}
      />
      <PieChart
        title="Storage in use, as an open ring"
        width={160}
        height={160}
        hideLegend
        series={[{ ...ring, innerRadius: '60%', startAngle: -135, endAngle: 135 }]}
      />
      {/* preview-end */}
    </Stack>
  );
}
