import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

/** The trend of a figure without axes; the number above has the value. */
export function Sparkline({ values }: { values: number[] }) {
  const { palette } = useTheme();
  return (
    <Box aria-hidden="true" sx={{ mt: 1, mx: -0.5 }}>
      <SparkLineChart
        data={values}
        height={44}
        area
        baseline="min"
        curve="monotoneX"
        color={palette.primary.main}
        yAxis={{ min: Math.min(...values) * 0.9, max: Math.max(...values) }}
        sx={{ '& .MuiAreaElement-root': { opacity: 0.12 } }}
      />
    </Box>
  );
}
