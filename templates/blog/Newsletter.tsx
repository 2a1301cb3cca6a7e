import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useForm } from '../shared/useForm';
import { check, email, required } from '../shared/validation';

/** A form to subscribe to new stories by email. */
export function Newsletter() {
  const [sentTo, setSentTo] = useState('');
  const form = useForm({
    initial: { email: '' },
    validate: (values) => ({
      email: check(values.email, required('Enter your email address.'), email),
    }),
    onSubmit: (values) => setSentTo(values.email),
  });
  return (
    <Box
      component="section"
      aria-label="Newsletter"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr' },
        alignItems: 'center',
        gap: 3,
        mt: { xs: 6, md: 9 },
        p: { xs: 3, md: 5 },
        borderRadius: 2,
        bgcolor: 'action.hover',
      }}
    >
      <div>
        <Typography variant="h2">A letter a month</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          One story, three links, no tracking. Leave whenever you like.
        </Typography>
      </div>
      {sentTo ? (
        <Alert severity="success" role="status">
          Thank you. The next letter goes to {sentTo}.
        </Alert>
      ) : (
        <Box
          component="form"
          noValidate
          aria-label="Newsletter"
          onSubmit={(event) => void form.handleSubmit(event)}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1.5 }}
        >
          <TextField
            {...form.field('email')}
            label="Email"
            type="email"
            autoComplete="email"
            required
            sx={{ flex: '1 1 220px' }}
          />
          <Button type="submit" variant="contained" size="large" sx={{ minHeight: 54 }}>
            Subscribe
          </Button>
        </Box>
      )}
    </Box>
  );
}
