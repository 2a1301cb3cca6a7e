import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Brand } from '../shared/Brand';
import { SignInForm } from '../shared/SignInForm';
import { SidePicture } from './SidePicture';

/** The form on one side, and a picture on the other. */
export default function SignInSide() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, minHeight: '100dvh' }}>
      <Stack
        component="main"
        sx={{ p: { xs: 3, sm: 5 }, gap: 4, justifyContent: 'space-between', alignItems: 'start' }}
      >
        <Brand />
        <Stack sx={{ width: '100%', maxWidth: 400, mx: 'auto', gap: 3 }}>
          <div>
            <Typography variant="h1" gutterBottom>
              Good to see you
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              Sign in to plan sailings, crews and ships.
            </Typography>
          </div>
          <SignInForm />
        </Stack>
        <Typography sx={{ alignSelf: 'center' }}>
          New to Skerry? <Link href="#sign-up">Create an account</Link>
        </Typography>
      </Stack>
      <SidePicture />
    </Box>
  );
}
