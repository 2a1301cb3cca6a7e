import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Brand } from '../shared/Brand';
import { HarborScene } from '../shared/HarborScene';
import { SignInForm } from '../shared/SignInForm';

/** A card centered over the bay. */
export default function SignIn() {
  return (
    <Box
      sx={{
        position: 'relative',
        minHeight: '100dvh',
        display: 'grid',
        placeItems: 'center',
        p: 2,
      }}
    >
      <Box sx={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
        <HarborScene hour="dawn" ferryAt={0} />
      </Box>
      <Paper
        component="main"
        elevation={8}
        sx={{
          position: 'relative',
          width: '100%',
          maxWidth: 440,
          p: { xs: 3, sm: 4.5 },
          borderRadius: 2,
        }}
      >
        <Stack sx={{ gap: 3, alignItems: 'start' }}>
          <Brand />
          <div>
            <Typography variant="h2" component="h1" gutterBottom>
              Sign in
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              Today’s sailings are waiting for you.
            </Typography>
          </div>
          <SignInForm />
          <Typography sx={{ alignSelf: 'center' }}>
            New to Skerry? <Link href="#sign-up">Create an account</Link>
          </Typography>
        </Stack>
      </Paper>
    </Box>
  );
}
