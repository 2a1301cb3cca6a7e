import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart, barElementClasses, barLabelClasses } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { punctuality } from './punctuality';

const cities = {
  scaleType: 'band' as const,
  dataKey: 'city',
  disableLine: true,
  disableTicks: true,
  categoryGapRatio: 0.4,
};

export default function ShinyBarChartHorizontal() {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography component="div" sx={{ textAlign: 'center' }}>
        Parcels delivered on the promised day
      </Typography>
      <BarChart
        height={320}
        margin={{ left: 80, right: 30 }}
        dataset={punctuality}
        layout="horizontal"
        series={[{ id: 'onTime', dataKey: 'onTime', valueFormatter: (value) => `${value}%` }]}
        xAxis={[
          {
            id: 'rate',
            min: 0,
            max: 100,
            colorMap: {
              type: 'piecewise',
              thresholds: [70, 85],
              colors: ['#d32f2f', '#78909c', '#1976d2'],
            },
            valueFormatter: (value: number) => `${value}%`,
          },
        ]}
        yAxis={[cities]}
        barLabel={(item) => `${item.value}%`}
        borderRadius={4}
        sx={{
          [`& .${barElementClasses.root}`]: { fillOpacity: 0.6 },
          [`& .${barLabelClasses.root}`]: { fontWeight: 600 },
        }}
      >
        <PiecewiseColorLegend
          axisDirection="x"
          direction="row"
          position={{ vertical: 'top', horizontal: 'middle' }}
          itemMarkWidth={14}
          itemMarkHeight={14}
          labelStyle={{ fontSize: 14 }}
        />
      </BarChart>
    </Box>
  );
}
