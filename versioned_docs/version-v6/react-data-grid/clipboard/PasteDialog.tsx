import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

interface PasteDialogProps {
  /** How many cells are to be pasted; the dialog is open while there are any. */
  cells: number;
  onAnswer: (confirmed: boolean) => void;
}

export function PasteDialog({ cells, onAnswer }: PasteDialogProps) {
  return (
    <Dialog open={cells > 0} onClose={() => onAnswer(false)} aria-labelledby="paste-title">
      <DialogTitle id="paste-title">
        Paste {cells} {cells === 1 ? 'value' : 'values'}?
      </DialogTitle>
      <DialogActions>
        <Button onClick={() => onAnswer(false)}>Cancel</Button>
        <Button autoFocus onClick={() => onAnswer(true)}>
          Paste
        </Button>
      </DialogActions>
    </Dialog>
  );
}
