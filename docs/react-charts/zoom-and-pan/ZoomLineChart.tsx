import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay, tickets, visits } from './stationData';

export default function ZoomLineChart() {
  return (
    // preview-start
    <LineChartPro
      title="Tickets and visits by day"
      height={300}
      xAxis={[{ scaleType: 'utc', data: days, valueFormatter: formatDay, zoom: true }]}
      yAxis={[{ width: 40 }]}
      series={[
        { data: tickets, label: 'Tickets', showMark: false },
        { data: visits, label: 'Visits', showMark: false },
      ]}
    />
    // preview-end
  );
}
