import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/CheckCircleRounded';
import { FocusedTitle } from '../shared/FocusedTitle';
import { HarborScene } from '../shared/HarborScene';
import type { Contact } from './ContactStep';
import { formatEuro, orderLines, totalOf, type Trip } from './order';

const BOOKING = 'SK-260630-0412';

interface ConfirmationProps {
  contact: Contact;
  trip: Trip;
  onAgain: () => void;
}

/** Confirms the booking and explains what happens next. */
export function Confirmation({ contact, trip, onAgain }: ConfirmationProps) {
  const facts = [
    ['Booking', BOOKING],
    ['Departure', `${trip.date?.format('dddd, MMMM D, YYYY')}, 09:20`],
    ['Paid', formatEuro(totalOf(orderLines(trip)))],
  ];
  return (
    <Paper
      variant="outlined"
      sx={{ maxWidth: 640, mx: 'auto', borderRadius: 2, overflow: 'hidden' }}
    >
      <Box sx={{ height: 200 }}>
        <HarborScene hour="dusk" ferryAt={0.6} />
      </Box>
      <Box sx={{ p: { xs: 3, sm: 5 } }}>
        <CheckIcon color="success" sx={{ fontSize: 44, mb: 1 }} />
        <FocusedTitle>See you on board</FocusedTitle>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mb: 3 }}>
          The tickets are on their way to {contact.email}. Be at the pier of Brenna fifteen minutes
          before departure.
        </Typography>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 3,
            rowGap: 1,
            m: 0,
            mb: 3,
          }}
        >
          {facts.map(([term, value]) => (
            <Box key={term} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {term}
              </Box>
              <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
        <Button variant="outlined" onClick={onAgain}>
          Book another trip
        </Button>
      </Box>
    </Paper>
  );
}
