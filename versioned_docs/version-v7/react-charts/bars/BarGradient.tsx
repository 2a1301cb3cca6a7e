import { useId } from 'react';
import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

export default function BarGradient() {
  const gradientId = useId();

  return (
    <BarChart
      height={300}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[
        { id: 'planned', data: [120, 140, 135, 150, 160], label: 'Planned', color: '#90a4ae' },
        { id: 'delivered', data: [112, 146, 121, 158, 171], label: 'Delivered', color: '#00897b' },
      ]}
      barLabel={(item, { bar }) =>
        item.seriesId === 'delivered' && bar.width > 32 ? String(item.value) : null
      }
      sx={{
        '& .MuiBarElement-series-planned': {
          fillOpacity: 0.25,
          stroke: '#78909c',
          strokeDasharray: '4 3',
        },
        '& .MuiBarElement-series-delivered': {
          fill: `url(#${gradientId})`,
        },
        [`& .${barLabelClasses.root}`]: {
          fill: '#fff',
          fontWeight: 600,
          fontSize: 12,
        },
      }}
    >
      <defs>
        <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#00695c" />
          <stop offset="100%" stopColor="#26796f" />
        </linearGradient>
      </defs>
    </BarChart>
  );
}
