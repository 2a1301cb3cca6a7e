import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  PiecewiseColorLegend,
  type PiecewiseLabelFormatterParams,
} from '@mui/x-charts/ChartsLegend';
import { ShinyBar } from './ShinyBar';
import { ShinyBarLabel } from './ShinyBarLabel';
import { punctuality } from './punctuality';

function rangeLabel({ min, max, formattedMin, formattedMax }: PiecewiseLabelFormatterParams) {
  if (min === null) {
    return `Below ${formattedMax}`;
  }
  return max === null ? `${formattedMin} or more` : `${formattedMin}–${formattedMax}`;
}

export default function ShinyBarChartHorizontal() {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography component="div" sx={{ textAlign: 'center' }}>
        Parcels delivered on the promised day
      </Typography>
      <BarChart
        title="Parcels delivered on the promised day, by city"
        height={300}
        dataset={punctuality}
        layout="horizontal"
        series={[{ id: 'onTime', dataKey: 'onTime', valueFormatter: (value) => `${value}%` }]}
        xAxis={[
          {
            id: 'rate',
            min: 0,
            max: 100,
            height: 28,
            colorMap: {
              type: 'piecewise',
              thresholds: [70, 85],
              colors: ['#d32f2f', '#78909c', '#4254fb'],
            },
            valueFormatter: (value: number) => `${value}%`,
          },
        ]}
        yAxis={[
          {
            scaleType: 'band',
            dataKey: 'city',
            width: 84,
            disableLine: true,
            disableTicks: true,
            categoryGapRatio: 0.4,
          },
        ]}
        barLabel={(item) => `${item.value}%`}
        slots={{ legend: PiecewiseColorLegend, bar: ShinyBar, barLabel: ShinyBarLabel }}
        slotProps={{
          legend: {
            axisDirection: 'x',
            markType: 'square',
            labelPosition: 'inline-end',
            labelFormatter: rangeLabel,
          },
        }}
      />
    </Box>
  );
}
