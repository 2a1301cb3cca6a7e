import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { days, formatDay, tickets } from './stationData';

export default function ZoomBarChart() {
  return (
    // preview-start
    <BarChartPro
      title="Tickets by day"
      height={300}
      xAxis={[{ scaleType: 'band', data: days, valueFormatter: formatDay, zoom: true }]}
      yAxis={[{ width: 40 }]}
      series={[{ data: tickets, label: 'Tickets' }]}
    />
    // preview-end
  );
}
