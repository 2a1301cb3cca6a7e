import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { formatYear, rows } from './anomalies';

export default function BasicColorLegend() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography component="div" sx={{ textAlign: 'center' }}>
        Deviation from the mean temperature (example values)
      </Typography>
      <LineChart
        title="Deviation from the mean temperature by year"
        height={280}
        dataset={rows}
        grid={{ horizontal: true }}
        series={[{ dataKey: 'anomaly', label: 'Deviation (°C)', showMark: false }]}
        xAxis={[{ scaleType: 'time', dataKey: 'year', valueFormatter: formatYear }]}
        yAxis={[
          {
            id: 'deviation',
            width: 44,
            colorMap: {
              type: 'piecewise',
              thresholds: [0, 0.5],
              colors: ['#1e88e5', '#ef9a3c', '#c62828'],
            },
          },
        ]}
        // preview-start
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{ legend: { axisDirection: 'y', axisId: 'deviation' } }}
        // preview-end
      >
        <ChartsReferenceLine y={0} />
      </LineChart>
    </Stack>
  );
}
