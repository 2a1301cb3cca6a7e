import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useForm } from '../shared/useForm';
import { check, email, required } from '../shared/validation';

/** The final call to action, with a form. */
export function CallToAction() {
  const [sentTo, setSentTo] = useState('');
  const form = useForm({
    initial: { email: '' },
    validate: (values) => ({
      email: check(values.email, required('Enter your email address.'), email),
    }),
    onSubmit: (values) => setSentTo(values.email),
  });
  return (
    <Container maxWidth="lg" component="section" id="start" sx={{ py: { xs: 9, md: 14 } }}>
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 2,
          p: { xs: 4, md: 8 },
          borderRadius: 2,
          textAlign: 'center',
          bgcolor: 'action.hover',
        }}
      >
        <Typography
          variant="h2"
          sx={{ fontSize: { xs: 30, md: 42 }, letterSpacing: '-0.02em', textWrap: 'balance' }}
        >
          Cast off next Monday
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: 18 }}>
          Thirty days free, with your own lines in it.
        </Typography>
        {sentTo ? (
          <Alert severity="success" role="status">
            Welcome aboard. The first letter goes to {sentTo}.
          </Alert>
        ) : (
          <Box
            component="form"
            noValidate
            aria-label="Start free"
            onSubmit={(event) => void form.handleSubmit(event)}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1.5,
              width: '100%',
              maxWidth: 480,
              mt: 1,
            }}
          >
            <TextField
              {...form.field('email')}
              label="Work email"
              type="email"
              autoComplete="email"
              required
              sx={{ flex: '1 1 220px' }}
            />
            <Button
              type="submit"
              variant="contained"
              size="large"
              disableElevation
              sx={{ flex: '1 0 auto', height: 56 }}
            >
              Start free
            </Button>
          </Box>
        )}
      </Box>
    </Container>
  );
}
