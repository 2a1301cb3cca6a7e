import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { HarborScene } from '../shared/HarborScene';
import { DepartureBoard } from './DepartureBoard';

/** A headline, two actions, and a picture of the product. */
export function Hero() {
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 6, md: 10 } }}>
      <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2.5 }}>
        <Typography
          variant="h1"
          sx={{
            fontSize: 'clamp(2.4rem, 7vw, 4.25rem)',
            lineHeight: 1.05,
            letterSpacing: '-0.035em',
            maxWidth: '15ch',
            textWrap: 'balance',
          }}
        >
          Ferries that leave when they say
        </Typography>
        <Typography
          sx={{ fontSize: 19, color: 'text.secondary', maxWidth: '52ch', textWrap: 'pretty' }}
        >
          Skerry plans sailings, crews and ships for companies that keep islands connected, and
          tells passengers the truth.
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          <Button href="#pricing" variant="contained" size="large" disableElevation>
            Start free for 30 days
          </Button>
          <Button href="#how" variant="outlined" size="large">
            See how it works
          </Button>
        </Stack>
      </Stack>
      <Box
        sx={{
          position: 'relative',
          mt: { xs: 5, md: 7 },
          borderRadius: 2,
          overflow: 'hidden',
          minHeight: { xs: 520, md: 500 },
          display: 'grid',
          alignItems: { xs: 'start', md: 'center' },
          justifyItems: { xs: 'center', md: 'start' },
          p: { xs: 2, md: 5 },
        }}
      >
        <Box sx={{ position: 'absolute', inset: 0 }}>
          <HarborScene hour="dawn" ferryAt={0.8} label="A ferry leaves a bay with a lighthouse" />
        </Box>
        <DepartureBoard />
      </Box>
    </Container>
  );
}
