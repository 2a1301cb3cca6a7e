import { BarChart } from '@mui/x-charts/BarChart';
import { formatRain, rainfall } from './rainfall';
import './BarsDataset.css';

export default function BarsDataset() {
  return (
    <figure className="rain-figure">
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
      <figcaption className="rain-caption">Rain at three stations, first half of 2026</figcaption>
    </figure>
  );
}
