import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FocusedTitle } from '../shared/FocusedTitle';
import { useForm } from '../shared/useForm';
import { check, required } from '../shared/validation';
import {
  cardNumberError,
  codeError,
  expiryError,
  formatCardNumber,
  formatExpiry,
} from './cardRules';
import { formatEuro, orderLines, TODAY, totalOf, type Trip } from './order';
import { pay, PaymentError, SAMPLE_CARD } from './pay';
import { StepButtons } from './StepButtons';

interface PaymentStepProps {
  trip: Trip;
  onBack: () => void;
  onPaid: () => void;
}

/** The card form. Validates numbers as far as possible without a bank. */
export function PaymentStep({ trip, onBack, onPaid }: PaymentStepProps) {
  const [failure, setFailure] = useState('');
  const form = useForm({
    initial: { holder: '', number: '', expiry: '', code: '' },
    validate: (values) => ({
      holder: check(values.holder, required('Enter the name on the card.')),
      number: cardNumberError(values.number),
      expiry: expiryError(values.expiry, TODAY),
      code: codeError(values.code),
    }),
    onSubmit: async ({ number }) => {
      setFailure('');
      try {
        await pay(number);
        onPaid();
      } catch (error) {
        setFailure(error instanceof PaymentError ? error.message : 'The bank does not answer.');
      }
    },
  });
  return (
    <Stack
      component="form"
      noValidate
      aria-label="Payment"
      onSubmit={(event) => void form.handleSubmit(event)}
      sx={{ gap: 2 }}
    >
      <FocusedTitle>Pay by card</FocusedTitle>
      {failure && <Alert severity="error">{failure}</Alert>}
      <TextField
        {...form.field('holder')}
        label="Name on the card"
        autoComplete="cc-name"
        required
        fullWidth
      />
      <TextField
        {...form.field('number', `To try it: ${SAMPLE_CARD}`)}
        onChange={(event) => form.setValue('number', formatCardNumber(event.target.value))}
        label="Card number"
        autoComplete="cc-number"
        slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
        required
        fullWidth
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <TextField
          {...form.field('expiry', 'MM/YY')}
          onChange={(event) => form.setValue('expiry', formatExpiry(event.target.value))}
          label="Expires"
          autoComplete="cc-exp"
          slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
          required
        />
        <TextField
          {...form.field('code', 'On the back')}
          label="Code"
          autoComplete="cc-csc"
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4, dir: 'ltr' } }}
          required
        />
      </Box>
      <StepButtons
        onBack={onBack}
        action={`Pay ${formatEuro(totalOf(orderLines(trip)))}`}
        isBusy={form.isSubmitting}
      />
    </Stack>
  );
}
