import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { balance } from './balance';

export default function StackBars() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography component="div" sx={{ textAlign: 'center' }}>
        Balance sheet of a cinema group (million EUR)
      </Typography>
      {/* preview-start */}
      <BarChart
        title="Balance sheet of a cinema group by year"
        height={320}
        dataset={balance}
        xAxis={[{ dataKey: 'year' }]}
        yAxis={[{ width: 36 }]}
        series={[
          { dataKey: 'property', label: 'Property', stack: 'assets' },
          { dataKey: 'equipment', label: 'Equipment', stack: 'assets' },
          { dataKey: 'cash', label: 'Cash', stack: 'assets' },
          { dataKey: 'loans', label: 'Loans', stack: 'funding' },
          { dataKey: 'equity', label: 'Equity', stack: 'funding' },
        ]}
      />
      {/* preview-end */}
    </Stack>
  );
}
