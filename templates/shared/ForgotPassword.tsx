import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { requestPasswordReset } from './accounts';
import { useForm } from './useForm';
import { check, email, required } from './validation';

interface ForgotPasswordProps {
  open: boolean;
  onClose: () => void;
}

/** Asks for the email address to which a password link is sent. */
export function ForgotPassword({ open, onClose }: ForgotPasswordProps) {
  const [sentTo, setSentTo] = useState('');
  const form = useForm({
    initial: { resetEmail: '' },
    validate: ({ resetEmail }) => ({
      resetEmail: check(resetEmail, required('Enter your email address.'), email),
    }),
    onSubmit: async ({ resetEmail }) => {
      await requestPasswordReset();
      setSentTo(resetEmail);
    },
  });

  const close = () => {
    setSentTo('');
    onClose();
  };

  return (
    <Dialog open={open} onClose={close} fullWidth maxWidth="xs" aria-labelledby="reset-title">
      <form noValidate onSubmit={(event) => void form.handleSubmit(event)}>
        <DialogTitle id="reset-title">Set a new password</DialogTitle>
        <DialogContent>
          {sentTo ? (
            <Alert severity="success" role="status">
              If {sentTo} has an account, a link is on its way. It works for one hour.
            </Alert>
          ) : (
            <>
              <DialogContentText sx={{ mb: 2 }}>
                We send you a link with which you choose a new password.
              </DialogContentText>
              <TextField
                {...form.field('resetEmail')}
                label="Email"
                type="email"
                autoComplete="email"
                autoFocus
                required
                fullWidth
              />
            </>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={close}>{sentTo ? 'Close' : 'Cancel'}</Button>
          {!sentTo && (
            <Button type="submit" variant="contained" loading={form.isSubmitting}>
              Send link
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
