import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { beds, wards } from './wards';

const triggers = ['axis', 'item', 'none'] as const;

export default function Interaction() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
      }}
    >
      {triggers.map((trigger) => (
        <Box key={trigger} sx={{ minWidth: 0 }}>
          <Typography component="div" sx={{ textAlign: 'center' }}>
            {trigger}
          </Typography>
          {/* preview-start */}
          <BarChart
            title="Beds in use and free beds by ward"
            height={220}
            hideLegend
            margin={{ left: 0, right: 0 }}
            xAxis={[{ data: wards }]}
            yAxis={[{ width: 28 }]}
            series={[
              { data: beds.taken, label: 'Taken', stack: 'beds' },
              { data: beds.free, label: 'Free', stack: 'beds' },
            ]}
            slotProps={{ tooltip: { trigger } }}
          />
          {/* preview-end */}
        </Box>
      ))}
    </Box>
  );
}
