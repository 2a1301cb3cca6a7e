import { useRef } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

interface ConfirmDialogProps {
  /** What is about to change; the dialog is open while there is any. */
  changes: string[];
  onAnswer: (confirmed: boolean) => void;
}

export function ConfirmDialog({ changes, onAnswer }: ConfirmDialogProps) {
  const noButton = useRef<HTMLButtonElement>(null);
  // Not with `autoFocus`: the Enter that saved the cell would press the button right away.
  const focusNo = () => noButton.current?.focus();

  return (
    <Dialog
      open={changes.length > 0}
      onClose={() => onAnswer(false)}
      aria-labelledby="confirm-title"
      maxWidth="xs"
      slotProps={{ transition: { onEntered: focusNo } }}
    >
      <DialogTitle id="confirm-title">Save this change?</DialogTitle>
      <DialogContent>
        {changes.map((change) => (
          <DialogContentText key={change}>{change}</DialogContentText>
        ))}
      </DialogContent>
      <DialogActions>
        <Button ref={noButton} onClick={() => onAnswer(false)}>
          No
        </Button>
        <Button onClick={() => onAnswer(true)}>Yes</Button>
      </DialogActions>
    </Dialog>
  );
}
