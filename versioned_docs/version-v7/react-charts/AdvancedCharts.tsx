import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { days, loadByHour, times } from './clinicLoad';

export default function AdvancedCharts() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Typography variant="subtitle2" component="div">
        Heatmap: patients in the waiting room
      </Typography>
      <Heatmap
        height={280}
        margin={{ top: 10, right: 10 }}
        xAxis={[{ data: days }]}
        yAxis={[{ data: times }]}
        series={[{ label: 'Patients', data: loadByHour }]}
        zAxis={[
          { colorMap: { type: 'continuous', min: 0, max: 24, color: ['#dbeafe', '#1e40af'] } },
        ]}
      />
    </Box>
  );
}
