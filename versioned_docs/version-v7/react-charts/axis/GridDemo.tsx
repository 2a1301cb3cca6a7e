import { BarChart } from '@mui/x-charts/BarChart';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { rainfall } from './rainfall';

export default function GridDemo() {
  return (
    // preview-start
    <BarChart
      height={300}
      dataset={rainfall}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      series={[{ dataKey: 'rain', label: 'Rain (mm)' }]}
      grid={{ horizontal: true }}
      sx={{
        [`& .${chartsGridClasses.line}`]: { strokeDasharray: '5 3', strokeWidth: 2 },
      }}
    />
    // preview-end
  );
}
