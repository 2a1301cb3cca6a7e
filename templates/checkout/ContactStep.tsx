import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FocusedTitle } from '../shared/FocusedTitle';
import { useForm } from '../shared/useForm';
import { check, email, matches, required } from '../shared/validation';
import { StepButtons } from './StepButtons';

export const NO_CONTACT = { fullName: '', email: '', phone: '' };

export type Contact = typeof NO_CONTACT;

interface ContactStepProps {
  contact: Contact;
  onBack: () => void;
  onNext: (contact: Contact) => void;
}

/** Who gets the tickets, and whom to call if the sea is rough. */
export function ContactStep({ contact, onBack, onNext }: ContactStepProps) {
  const form = useForm({
    initial: contact,
    validate: (values) => ({
      fullName: check(values.fullName, required('Enter the name on the ticket.')),
      email: check(values.email, required('Enter your email address.'), email),
      phone: check(
        values.phone,
        matches(/^(\+?[\d\s()-]{7,})?$/, 'Enter digits, such as +47 555 0142.'),
      ),
    }),
    onSubmit: onNext,
  });
  return (
    <Stack
      component="form"
      noValidate
      aria-label="Contact"
      onSubmit={(event) => void form.handleSubmit(event)}
      sx={{ gap: 2 }}
    >
      <FocusedTitle>Where should the tickets go?</FocusedTitle>
      <TextField {...form.field('fullName')} label="Name" autoComplete="name" required fullWidth />
      <TextField
        {...form.field('email', 'Tickets and changes of the timetable are sent here.')}
        label="Email"
        type="email"
        autoComplete="email"
        required
        fullWidth
      />
      <TextField
        {...form.field('phone', 'Only if the ferry cannot sail.')}
        label="Phone (optional)"
        type="tel"
        autoComplete="tel"
        fullWidth
      />
      <StepButtons onBack={onBack} action="Continue" />
    </Stack>
  );
}
