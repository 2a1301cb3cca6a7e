import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const seats = [
  { id: 'free', value: 35, label: 'Free' },
  { id: 'reserved', value: 20, label: 'Reserved' },
  { id: 'sold', value: 45, label: 'Sold' },
];
const palette = ['#90caf9', '#5c6bc0', '#283593'];
const colorById: Record<string, string> = {
  free: '#a5d6a7',
  reserved: '#ffcc80',
  sold: '#ef9a9a',
};

export default function PieColor() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', justifyContent: 'space-around' }}
    >
      <Box>
        <Typography component="div" sx={{ textAlign: 'center' }}>
          Palette
        </Typography>
        <PieChart
          title="Seats by status, colors from a palette"
          width={180}
          height={180}
          colors={palette}
          series={[{ data: seats }]}
        />
      </Box>
      <Box>
        <Typography component="div" sx={{ textAlign: 'center' }}>
          Color of each slice
        </Typography>
        <PieChart
          title="Seats by status, a color for each slice"
          width={180}
          height={180}
          series={[{ data: seats.map((seat) => ({ ...seat, color: colorById[seat.id] })) }]}
        />
      </Box>
    </Stack>
  );
}
