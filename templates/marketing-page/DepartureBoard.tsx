import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Tag } from '../shared/Tag';

const DEPARTURES = [
  { time: '09:20', to: 'Holm', ship: 'Heron', state: 'Boarding', color: 'primary.main' },
  { time: '09:40', to: 'Lyra', ship: 'Tern', state: 'On time', color: 'success.main' },
  { time: '10:05', to: 'Kelda', ship: 'Puffin', state: '8 min late', color: 'warning.main' },
  { time: '10:20', to: 'Sandvar', ship: 'Curlew', state: 'On time', color: 'success.main' },
];

/** A preview of the product at the pier. */
export function DepartureBoard() {
  return (
    <Paper
      elevation={8}
      component="section"
      aria-label="Departures from Brenna"
      sx={{ position: 'relative', width: '100%', maxWidth: 400, p: 2.5, borderRadius: 2 }}
    >
      <Typography variant="h4" component="h2">
        Brenna
      </Typography>
      <Typography sx={{ fontSize: 14, color: 'text.secondary', mb: 1.5 }}>
        Next departures
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {DEPARTURES.map(({ time, to, ship, state, color }) => (
          <Box
            component="li"
            key={time}
            sx={{
              display: 'grid',
              gridTemplateColumns: '52px 1fr auto',
              alignItems: 'center',
              gap: 1.5,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box component="span" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
              {time}
            </Box>
            <span>
              {to}
              <Box
                component="span"
                sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}
              >
                {ship}
              </Box>
            </span>
            <Tag label={state} color={color} />
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
