import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/CheckCircleRounded';
import { HarborScene } from '../shared/HarborScene';

const REASONS = [
  'Every departure of the day on one page',
  'Crews and ships planned a season ahead',
  'Passengers told before they ask',
];

/** The bay at dusk with three product claims, beside the form. Hidden on phones. */
export function SidePicture() {
  return (
    <Box
      component="aside"
      aria-label="What Skerry does"
      sx={{ display: { xs: 'none', md: 'grid' }, position: 'relative', m: 2, ml: 0 }}
    >
      <Box sx={{ position: 'absolute', inset: 0, borderRadius: 2, overflow: 'hidden' }}>
        <HarborScene hour="dusk" ferryAt={0.42} />
      </Box>
      <Box
        component="ul"
        sx={{
          position: 'relative',
          alignSelf: 'start',
          display: 'grid',
          gap: 1.5,
          m: 4,
          p: 3,
          listStyle: 'none',
          borderRadius: 1.5,
          bgcolor: 'background.paper',
          boxShadow: 6,
        }}
      >
        {REASONS.map((reason) => (
          <Box component="li" key={reason} sx={{ display: 'flex', gap: 1.5 }}>
            <CheckIcon color="primary" />
            <Typography sx={{ fontWeight: 500 }}>{reason}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
