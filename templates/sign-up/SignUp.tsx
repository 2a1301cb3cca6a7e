import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import MailIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { Brand } from '../shared/Brand';
import { FocusedTitle } from '../shared/FocusedTitle';
import { HarborScene } from '../shared/HarborScene';
import { SignUpForm } from './SignUpForm';

/** Creates an account, up to the confirmation email. */
export default function SignUp() {
  const [sentTo, setSentTo] = useState('');
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
        <HarborScene hour="day" ferryAt={0} />
      </Box>
      <Paper
        component="main"
        elevation={8}
        sx={{
          position: 'relative',
          width: '100%',
          maxWidth: 480,
          p: { xs: 3, sm: 4.5 },
          borderRadius: 2,
        }}
      >
        <Stack sx={{ gap: 3, alignItems: 'start' }}>
          <Brand />
          {sentTo ? (
            <Sent to={sentTo} onBack={() => setSentTo('')} />
          ) : (
            <>
              <div>
                <Typography variant="h2" component="h1" gutterBottom>
                  Create an account
                </Typography>
                <Typography sx={{ color: 'text.secondary' }}>
                  Free for 30 days. No card needed.
                </Typography>
              </div>
              <SignUpForm onDone={setSentTo} />
              <Typography sx={{ alignSelf: 'center' }}>
                Have an account? <Link href="#sign-in">Sign in</Link>
              </Typography>
            </>
          )}
        </Stack>
      </Paper>
    </Box>
  );
}

function Sent({ to, onBack }: { to: string; onBack: () => void }) {
  return (
    <Stack sx={{ gap: 2, alignItems: 'start' }}>
      <MailIcon color="primary" sx={{ fontSize: 44 }} />
      <FocusedTitle>Look into your inbox</FocusedTitle>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        We wrote to {to}. Open the link in the letter, and your account is ready.
      </Typography>
      <Button onClick={onBack}>Use another address</Button>
    </Stack>
  );
}
