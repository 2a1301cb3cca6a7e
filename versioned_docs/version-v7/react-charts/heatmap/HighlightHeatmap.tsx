import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './loads';

export default function HighlightHeatmap() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      {/* preview-start */}
      <Heatmap
        margin={{ left: 62 }}
        height={320}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours }]}
        series={[
          {
            data: cells,
            label: 'Load (%)',
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}
