import Box from '@mui/material/Box';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './loads';

export default function HeatmapLegend() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      {/* preview-start */}
      <Heatmap
        margin={{ top: 20, left: 62, right: 70 }}
        height={320}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours }]}
        series={[{ data: cells, label: 'Load (%)' }]}
      >
        <ContinuousColorLegend
          axisDirection="z"
          direction="column"
          position={{ vertical: 'middle', horizontal: 'right' }}
          minLabel="0%"
          maxLabel="100%"
          thickness={12}
        />
      </Heatmap>
      {/* preview-end */}
    </Box>
  );
}
