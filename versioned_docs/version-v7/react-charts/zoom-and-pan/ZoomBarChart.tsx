import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { days, formatDay, tickets } from './stationData';

export default function ZoomBarChart() {
  return (
    // preview-start
    <BarChartPro
      height={300}
      xAxis={[{ scaleType: 'band', data: days, valueFormatter: formatDay, zoom: true }]}
      series={[{ data: tickets, label: 'Tickets' }]}
    />
    // preview-end
  );
}
