import { useId } from 'react';
import { barClasses, BarChart, barElementClasses, barLabelClasses } from '@mui/x-charts/BarChart';

export default function BarGradient() {
  const gradientId = useId();

  return (
    <BarChart
      title="Planned and delivered parcels by weekday"
      height={300}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ width: 40 }]}
      series={[
        { id: 'planned', data: [120, 140, 135, 150, 160], label: 'Planned', color: '#90a4ae' },
        { id: 'delivered', data: [112, 146, 121, 158, 171], label: 'Delivered', color: '#4254fb' },
      ]}
      barLabel={(item, { bar }) =>
        item.seriesId === 'delivered' && bar.width > 32 ? String(item.value) : null
      }
      sx={{
        [`& .${barClasses.series}[data-series="planned"] .${barElementClasses.root}`]: {
          fillOpacity: 0.25,
          stroke: '#78909c',
          strokeDasharray: '4 3',
        },
        [`& .${barClasses.series}[data-series="delivered"] .${barElementClasses.root}`]: {
          fill: `url(#${gradientId})`,
        },
        [`& .${barClasses.seriesLabels} .${barLabelClasses.root}`]: {
          fill: '#fff',
          fontWeight: 600,
          fontSize: 12,
        },
      }}
    >
      <defs>
        <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#2b3ac4" />
          <stop offset="100%" stopColor="#4254fb" />
        </linearGradient>
      </defs>
    </BarChart>
  );
}
