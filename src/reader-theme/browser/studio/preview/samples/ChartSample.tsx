import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';

const MONTHS = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov'];

export default function ChartSample() {
  return (
    <Paper sx={{ p: 2, height: 320, display: 'flex', flexWrap: 'wrap', overflow: 'hidden' }}>
      <Box sx={{ flex: '2 1 300px', minWidth: 0 }}>
        <BarChart
          height={252}
          xAxis={[{ data: MONTHS, scaleType: 'band' }]}
          yAxis={[{ width: 36 }]}
          series={[
            { label: 'Apples, t', data: [4, 18, 42, 37, 9] },
            { label: 'Pears, t', data: [8, 22, 19, 11, 3] },
            { label: 'Plums, t', data: [12, 16, 7, 2, 0] },
          ]}
        />
      </Box>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, display: { xs: 'none', md: 'block' } }}>
        <PieChart
          height={240}
          series={[
            {
              innerRadius: 48,
              paddingAngle: 2,
              cornerRadius: 4,
              data: [
                { label: 'Fresh', value: 46 },
                { label: 'Juice', value: 28 },
                { label: 'Cider', value: 17 },
                { label: 'Seed', value: 9 },
              ],
            },
          ]}
        />
      </Box>
    </Paper>
  );
}
