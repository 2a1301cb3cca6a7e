import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const seats = [212, 187, 240, 266, 431, 518, 402];
const ratings = [
  { id: 'drama', x: 96, y: 7.4 },
  { id: 'comedy', x: 104, y: 6.9 },
  { id: 'thriller', x: 118, y: 7.8 },
  { id: 'family', x: 89, y: 6.4 },
  { id: 'history', x: 141, y: 8.1 },
  { id: 'science', x: 127, y: 7.1 },
];

function Panel(props: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="div">
        {props.title}
      </Typography>
      {props.children}
    </Box>
  );
}

export default function EssentialCharts() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
      }}
    >
      <Panel title="Bars: seats sold by day">
        <BarChart
          title="Seats sold by day"
          height={200}
          xAxis={[{ data: days }]}
          series={[{ data: seats }]}
          borderRadius={4}
        />
      </Panel>
      <Panel title="Lines: seats sold over the week">
        <LineChart
          title="Seats sold over the week"
          height={200}
          xAxis={[{ data: days, scaleType: 'point' }]}
          series={[{ data: seats, area: true, showMark: false }]}
          sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.25 } }}
        />
      </Panel>
      <Panel title="Pie: tickets by price">
        <PieChart
          title="Tickets by price"
          height={200}
          series={[
            {
              innerRadius: '55%',
              paddingAngle: 2,
              cornerRadius: 4,
              data: [
                { id: 'full', value: 58, label: 'Full' },
                { id: 'reduced', value: 27, label: 'Reduced' },
                { id: 'child', value: 15, label: 'Child' },
              ],
            },
          ]}
        />
      </Panel>
      <Panel title="Scatter: length and rating">
        <ScatterChart
          title="Length and rating of six movies"
          height={200}
          xAxis={[{ min: 80 }]}
          series={[{ data: ratings, markerSize: 6 }]}
          grid={{ horizontal: true, vertical: true }}
        />
      </Panel>
      <Panel title="Radar: what visitors liked">
        <RadarChart
          title="What visitors liked, in percent"
          height={220}
          series={[{ data: [84, 66, 91, 72, 58], fillArea: true }]}
          radar={{ max: 100, metrics: ['Sound', 'Seats', 'Picture', 'Staff', 'Snacks'] }}
        />
      </Panel>
      <Panel title="Gauge: occupancy tonight">
        <Gauge
          height={200}
          value={78}
          startAngle={-110}
          endAngle={110}
          text="78%"
          cornerRadius="50%"
          aria-label="Occupancy tonight in percent"
        />
      </Panel>
    </Box>
  );
}
