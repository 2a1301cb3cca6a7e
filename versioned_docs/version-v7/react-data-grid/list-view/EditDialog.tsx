import { type FormEvent, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Message } from './messages';

interface EditDialogProps {
  message: Message;
  onSave: (message: Message) => void;
  onClose: () => void;
}

export function EditDialog({ message, onSave, onClose }: EditDialogProps) {
  const [subject, setSubject] = useState(message.subject);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave({ ...message, subject });
    onClose();
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={onClose}
      aria-labelledby="edit-title"
      // Keys in the dialog are not for the grid below.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form onSubmit={submit}>
        <DialogTitle id="edit-title">Message of {message.from}</DialogTitle>
        <DialogContent>
          <TextField
            fullWidth
            margin="dense"
            label="Subject"
            value={subject}
            onChange={(event) => setSubject(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit">Save</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
