import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { PasswordField } from '../shared/PasswordField';
import { useForm } from '../shared/useForm';
import { check, email, minLength, required } from '../shared/validation';
import { MIN_LENGTH } from './passwordStrength';
import { StrengthMeter } from './StrengthMeter';

const RESPONSE_MS = 400;

/** A mock of a server. */
const createAccount = () => new Promise((resolve) => setTimeout(resolve, RESPONSE_MS));

export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const form = useForm({
    initial: { fullName: '', email: '', password: '', consent: '' },
    validate: (values) => ({
      fullName: check(values.fullName, required('Enter your name.')),
      email: check(values.email, required('Enter your email address.'), email),
      password: check(
        values.password,
        required('Choose a password.'),
        minLength(MIN_LENGTH, `Use at least ${MIN_LENGTH} characters.`),
      ),
      consent: check(values.consent, required('Agree to the terms to go on.')),
    }),
    onSubmit: async (values) => {
      await createAccount();
      onDone(values.email);
    },
  });
  const consentError = form.errorOf('consent');
  const { inputRef } = form.field('consent');

  return (
    <Stack
      component="form"
      noValidate
      aria-label="Create an account"
      onSubmit={(event) => void form.handleSubmit(event)}
      sx={{ gap: 2, width: '100%' }}
    >
      <TextField {...form.field('fullName')} label="Name" autoComplete="name" required fullWidth />
      <TextField
        {...form.field('email')}
        label="Work email"
        type="email"
        autoComplete="email"
        required
        fullWidth
      />
      <div>
        <PasswordField
          {...form.field('password', `At least ${MIN_LENGTH} characters. A sentence works well.`)}
          label="Password"
          autoComplete="new-password"
          required
          fullWidth
          sx={{ mb: 1 }}
        />
        <StrengthMeter password={form.values.password} />
      </div>
      <FormControl error={consentError !== ''} sx={{ mt: -1 }}>
        <FormControlLabel
          control={
            <Checkbox
              checked={form.values.consent === 'yes'}
              onChange={(event) => form.setValue('consent', event.target.checked ? 'yes' : '')}
              slotProps={{
                input: {
                  ref: inputRef,
                  required: true,
                  'aria-invalid': consentError !== '',
                  'aria-describedby': 'consent-error',
                },
              }}
            />
          }
          label={
            <>
              I agree to the <Link href="#terms">terms</Link> and the{' '}
              <Link href="#privacy">privacy notice</Link>
            </>
          }
        />
        <FormHelperText id="consent-error">{consentError}</FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained" size="large" fullWidth loading={form.isSubmitting}>
        Create account
      </Button>
    </Stack>
  );
}
