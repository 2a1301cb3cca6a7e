import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { HarborScene } from '../shared/HarborScene';
import { formatEuro, orderLines, totalOf, type Trip } from './order';

/** The current booking and its price. */
export function Summary({ trip }: { trip: Trip }) {
  const lines = orderLines(trip);
  return (
    <Paper
      variant="outlined"
      component="aside"
      aria-label="Your order"
      sx={{ borderRadius: 2, overflow: 'hidden' }}
    >
      <Box sx={{ height: 150 }}>
        <HarborScene hour="day" ferryAt={0.25} />
      </Box>
      <Box sx={{ p: 3 }}>
        <Typography variant="h3" component="h2">
          Brenna – Kelda
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          {trip.date?.isValid() ? trip.date.format('dddd, MMMM D, YYYY') : 'No day chosen yet'}
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {lines.map(({ label, amount }) => (
            <Box
              component="li"
              key={label}
              sx={{ display: 'flex', justifyContent: 'space-between' }}
            >
              <span>{label}</span>
              <span>{formatEuro(amount)}</span>
            </Box>
          ))}
        </Box>
        <Divider sx={{ my: 2 }} />
        <Box
          role="status"
          sx={{ display: 'flex', justifyContent: 'space-between', fontSize: 20, fontWeight: 700 }}
        >
          <span>Total</span>
          <span>{formatEuro(totalOf(lines))}</span>
        </Box>
        <Typography sx={{ mt: 1, fontSize: 14, color: 'text.secondary' }}>
          Tickets can be returned until an hour before departure.
        </Typography>
      </Box>
    </Paper>
  );
}
