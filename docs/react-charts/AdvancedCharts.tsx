import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { days, loadByHour, times } from './clinicLoad';

export default function AdvancedCharts() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
      }}
    >
      <Box component="figure" sx={{ minWidth: 0, m: 0 }}>
        <Typography variant="subtitle2" component="figcaption">
          Heatmap: patients in the waiting room
        </Typography>
        <Heatmap
          height={260}
          xAxis={[{ data: days }]}
          yAxis={[{ data: times, width: 52 }]}
          series={[{ label: 'Patients', data: loadByHour }]}
          zAxis={[
            { colorMap: { type: 'continuous', min: 0, max: 24, color: ['#dfe2fe', '#2b3ac4'] } },
          ]}
        />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="div">
          Funnel: from referral to treatment
        </Typography>
        <FunnelChart
          title="Patients from referral to treatment"
          height={260}
          hideLegend
          series={[
            {
              variant: 'outlined',
              data: [
                { value: 940, label: 'Referred', color: '#3443d6' },
                { value: 720, label: 'Booked', color: '#4254fb' },
                { value: 655, label: 'Seen', color: '#7683fc' },
                { value: 410, label: 'Treated', color: '#a0a9fd' },
              ],
            },
          ]}
        />
      </Box>
    </Box>
  );
}
