import { BarChart } from '@mui/x-charts/BarChart';
import { Sample } from './Sample';

const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function ChartSample() {
  return (
    <Sample>
      <BarChart
        height={340}
        borderRadius={6}
        grid={{ horizontal: true }}
        xAxis={[{ data: QUARTERS, scaleType: 'band' }]}
        yAxis={[{ width: 52, label: 'GWh' }]}
        series={[
          { label: 'Wind', data: [46, 31, 28, 52], stack: 'energy' },
          { label: 'Sun', data: [12, 34, 38, 15], stack: 'energy' },
          { label: 'Water', data: [21, 26, 19, 23] },
        ]}
      />
    </Sample>
  );
}
