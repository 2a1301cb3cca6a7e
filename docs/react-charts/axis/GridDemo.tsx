import { BarChart } from '@mui/x-charts/BarChart';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { rainfall } from './rainfall';

export default function GridDemo() {
  return (
    // preview-start
    <BarChart
      title="Rainfall by month"
      height={300}
      dataset={rainfall}
      xAxis={[{ dataKey: 'month' }]}
      series={[{ dataKey: 'rain', label: 'Rain (mm)' }]}
      grid={{ horizontal: true }}
      sx={{
        [`& .${chartsGridClasses.line}`]: { strokeDasharray: '5 3', strokeWidth: 2 },
      }}
    />
    // preview-end
  );
}
