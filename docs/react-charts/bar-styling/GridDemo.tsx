import { BarChart } from '@mui/x-charts/BarChart';
import { formatRain, rainfall } from './rainfall';

export default function GridDemo() {
  return (
    // preview-start
    <BarChart
      title="Rainfall on the ridge by month"
      height={300}
      layout="horizontal"
      dataset={rainfall}
      hideLegend
      xAxis={[{ label: 'Rain on the ridge (mm)' }]}
      yAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      series={[{ dataKey: 'ridge', label: 'Rain on the ridge', valueFormatter: formatRain }]}
      grid={{ vertical: true }}
    />
    // preview-end
  );
}
