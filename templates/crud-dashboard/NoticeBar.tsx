import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import type { Notice } from './useShips';

/** Long enough to read it and to reach its button by keyboard. */
const SHOWN_MS = 10_000;

interface NoticeBarProps {
  notice: Notice;
  onClose: () => void;
}

/** Confirms an action and offers to undo it. An error stays until it is closed. */
export default function NoticeBar({ notice, onClose }: NoticeBarProps) {
  return (
    <Snackbar
      key={notice.text}
      open
      autoHideDuration={notice.isError ? null : SHOWN_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
    >
      <Alert
        variant="outlined"
        severity={notice.isError ? 'error' : 'success'}
        role={notice.isError ? 'alert' : 'status'}
        sx={{ bgcolor: 'background.paper', boxShadow: 6, alignItems: 'center' }}
        onClose={onClose}
        action={
          notice.action && (
            <>
              <Button size="small" color="inherit" onClick={notice.action.run}>
                {notice.action.label}
              </Button>
              <Button size="small" color="inherit" onClick={onClose}>
                Close
              </Button>
            </>
          )
        }
      >
        {notice.text}
      </Alert>
    </Snackbar>
  );
}
