import { BarChart } from '@mui/x-charts/BarChart';
import { rainfall } from './rainfall';

export default function FormatterDemo() {
  return (
    <BarChart
      title="Rainfall by month"
      height={300}
      dataset={rainfall}
      // preview-start
      xAxis={[
        {
          dataKey: 'month',
          valueFormatter: (month: string, context: { location: string }) =>
            context.location === 'tick' ? month.slice(0, 3) : `${month} 2026`,
        },
      ]}
      // preview-end
      yAxis={[{ width: 60, valueFormatter: (value: number) => `${value} mm` }]}
      series={[{ dataKey: 'rain', label: 'Rain', valueFormatter: (value) => `${value} mm` }]}
    />
  );
}
