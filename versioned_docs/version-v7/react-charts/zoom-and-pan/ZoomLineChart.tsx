import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { days, formatDay, tickets, visits } from './stationData';

export default function ZoomLineChart() {
  return (
    // preview-start
    <LineChartPro
      height={300}
      xAxis={[{ scaleType: 'utc', data: days, valueFormatter: formatDay, zoom: true }]}
      series={[
        { data: tickets, label: 'Tickets', showMark: false },
        { data: visits, label: 'Visits', showMark: false },
      ]}
    />
    // preview-end
  );
}
