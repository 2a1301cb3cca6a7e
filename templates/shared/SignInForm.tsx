import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { SAMPLE_ACCOUNT, signIn, SignInError } from './accounts';
import { ForgotPassword } from './ForgotPassword';
import { PasswordField } from './PasswordField';
import { useForm } from './useForm';
import { check, email, required } from './validation';

const NO_ANSWER = 'The server does not answer. Check your connection and try again.';

/** A form with email and password, and its errors. */
export function SignInForm() {
  const [failure, setFailure] = useState('');
  const [name, setName] = useState('');
  const [isForgotOpen, setForgotOpen] = useState(false);
  const form = useForm({
    initial: { email: '', password: '' },
    validate: (values) => ({
      email: check(values.email, required('Enter your email address.'), email),
      password: check(values.password, required('Enter your password.')),
    }),
    onSubmit: async (values) => {
      setFailure('');
      try {
        setName((await signIn(values.email, values.password)).name);
      } catch (error) {
        setFailure(error instanceof SignInError ? error.message : NO_ANSWER);
      }
    },
  });

  if (name) {
    return (
      <Alert severity="success" role="status" sx={{ width: '100%' }}>
        Welcome aboard, {name}. Your next page goes here.
      </Alert>
    );
  }

  return (
    <>
      <Stack
        component="form"
        noValidate
        aria-label="Sign in"
        onSubmit={(event) => void form.handleSubmit(event)}
        sx={{ gap: 2, width: '100%' }}
      >
        {failure && <Alert severity="error">{failure}</Alert>}
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          required
          fullWidth
        />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="current-password"
          required
          fullWidth
        />
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', my: -0.5 }}
        >
          <FormControlLabel control={<Checkbox size="small" />} label="Keep me signed in" />
          <Link component="button" type="button" onClick={() => setForgotOpen(true)}>
            Forgot password?
          </Link>
        </Stack>
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          loading={form.isSubmitting}
        >
          Sign in
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          To try it: <code>{SAMPLE_ACCOUNT.email}</code> with <code>{SAMPLE_ACCOUNT.password}</code>
        </Typography>
      </Stack>
      {/* Outside of the form, because its own form must not submit this one. */}
      <ForgotPassword open={isForgotOpen} onClose={() => setForgotOpen(false)} />
    </>
  );
}
