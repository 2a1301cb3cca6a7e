import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const teams = [
  { name: 'Team Lagos', color: '#c62828', closed: [2, 3, 4, 4, 5, 4, 6] },
  { name: 'Team Oslo', color: '#1e88e5', closed: [11, 14, 18, 21, 26, 31, 38] },
];

function TeamRow(props: { shared: boolean }) {
  return teams.map(({ name, color, closed }) => (
    <Stack key={name} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography variant="body2" sx={{ width: 88, flexShrink: 0 }}>
        {name}
      </Typography>
      <Box sx={{ flex: 1, minWidth: 0, height: 40 }}>
        <SparkLineChart
          aria-label={`Tickets closed by ${name}`}
          data={closed}
          color={color}
          yAxis={props.shared ? { min: 0, max: 40 } : undefined}
        />
      </Box>
    </Stack>
  ));
}

export default function CustomYAxis() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4} sx={{ width: '100%' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="div">
          Own range for each line
        </Typography>
        <TeamRow shared={false} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="div">
          Same range for both
        </Typography>
        <TeamRow shared />
      </Box>
    </Stack>
  );
}
