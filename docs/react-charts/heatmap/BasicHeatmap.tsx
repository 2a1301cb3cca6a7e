import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './loads';

export default function BasicHeatmap() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560, mx: 'auto' }}>
      {/* preview-start */}
      <Heatmap
        height={320}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours, width: 52 }]}
        series={[{ data: cells, label: 'Load (%)' }]}
        hideLegend={false}
      />
      {/* preview-end */}
    </Box>
  );
}
