import { BarChart } from '@mui/x-charts/BarChart';
import { formatRain, rainfall } from './rainfall';

export default function BarsDataset() {
  return (
    <figure className="m-0 w-full">
      <BarChart
        margin={{ left: 70 }}
        height={300}
        dataset={rainfall}
        xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
        yAxis={[{ label: 'Rain (mm)' }]}
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
