import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { interpolateRgbBasis } from '@mui/x-charts-vendor/d3-interpolate';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { days, differences, hours } from './loads';

const frame = {
  height: 280,
  xAxis: [{ data: days }],
  yAxis: [{ data: hours, width: 52 }],
  series: [{ data: differences, label: 'Difference (°C)' }],
};

export default function ColorConfig() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 290px), 1fr))',
      }}
    >
      <Box component="figure" sx={{ minWidth: 0, m: 0 }}>
        <Typography component="figcaption" sx={{ textAlign: 'center' }}>
          Temperature difference, continuous
        </Typography>
        <Heatmap
          {...frame}
          zAxis={[
            {
              colorMap: {
                type: 'continuous',
                min: -12,
                max: 12,
                color: interpolateRgbBasis(['#1e6fd9', '#eceff1', '#d84315']),
              },
            },
          ]}
        />
      </Box>
      <Box component="figure" sx={{ minWidth: 0, m: 0 }}>
        <Typography component="figcaption" sx={{ textAlign: 'center' }}>
          Temperature difference, piecewise
        </Typography>
        <Heatmap
          {...frame}
          zAxis={[
            {
              colorMap: {
                type: 'piecewise',
                thresholds: [-5, 5],
                colors: ['#1e6fd9', '#b0bec5', '#d84315'],
              },
            },
          ]}
        />
      </Box>
    </Box>
  );
}
