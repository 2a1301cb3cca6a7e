import { BarChart } from '@mui/x-charts/BarChart';
import { formatRain, rainfall } from './rainfall';

export default function BarsDataset() {
  return (
    <figure className="m-0 w-full">
      <BarChart
        title="Rainfall by month at three stations"
        height={300}
        dataset={rainfall}
        xAxis={[{ dataKey: 'month' }]}
        yAxis={[{ label: 'Rain (mm)', width: 60 }]}
        series={[
          { dataKey: 'coast', label: 'Coast', valueFormatter: formatRain },
          { dataKey: 'valley', label: 'Valley', valueFormatter: formatRain },
          { dataKey: 'ridge', label: 'Ridge', valueFormatter: formatRain },
        ]}
      />
      <figcaption className="mt-2 text-center text-sm">
        Rain at three stations, first half of 2026
      </figcaption>
    </figure>
  );
}
