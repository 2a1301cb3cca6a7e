import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { formatRain, rainfall } from './rainfall';

export default function BarsDataset() {
  return (
    <Box component="figure" sx={{ width: '100%', margin: 0 }}>
      <BarChart
        title="Rainfall by month at three stations"
        height={300}
        dataset={rainfall}
        xAxis={[{ dataKey: 'month' }]}
        yAxis={[{ label: 'Rain (mm)', width: 60 }]}
        series={[
          { dataKey: 'coast', label: 'Coast', valueFormatter: formatRain },
          { dataKey: 'valley', label: 'Valley', valueFormatter: formatRain },
          { dataKey: 'ridge', label: 'Ridge', valueFormatter: formatRain },
        ]}
      />
      <Box
        component="figcaption"
        sx={{ marginTop: '8px', textAlign: 'center', fontSize: '14px', lineHeight: '20px' }}
      >
        Rain at three stations, first half of 2026
      </Box>
    </Box>
  );
}
