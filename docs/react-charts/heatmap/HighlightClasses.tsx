import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './loads';

export default function HighlightClasses() {
  return (
    <Box component="figure" sx={{ width: '100%', maxWidth: 560, mx: 'auto', my: 0 }}>
      <Typography component="figcaption" sx={{ textAlign: 'center' }}>
        Load of a charging park by day and hour
      </Typography>
      <Heatmap
        height={320}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours, width: 52 }]}
        series={[
          {
            data: cells,
            label: 'Load (%)',
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        // preview-start
        sx={{
          [`& .${heatmapClasses.cell}`]: { opacity: 1, filter: 'none' },
          [`& .${heatmapClasses.cell}.${heatmapClasses.faded}`]: { opacity: 0.35 },
          [`& .${heatmapClasses.cell}.${heatmapClasses.highlighted}`]: {
            stroke: 'currentColor',
            strokeWidth: 2,
          },
        }}
        // preview-end
      />
    </Box>
  );
}
