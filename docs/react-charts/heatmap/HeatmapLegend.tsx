import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './loads';

export default function HeatmapLegend() {
  return (
    <Box component="figure" sx={{ width: '100%', maxWidth: 560, mx: 'auto', my: 0 }}>
      <Typography component="figcaption" sx={{ textAlign: 'center' }}>
        Load of a charging park by day and hour
      </Typography>
      <Heatmap
        height={320}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours, width: 52 }]}
        series={[{ data: cells, label: 'Load (%)' }]}
        // preview-start
        hideLegend={false}
        slotProps={{
          legend: {
            direction: 'vertical',
            position: { vertical: 'middle' },
            minLabel: '0%',
            maxLabel: '100%',
          },
        }}
        // preview-end
      />
    </Box>
  );
}
