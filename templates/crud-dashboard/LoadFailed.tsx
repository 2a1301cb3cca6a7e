import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface LoadFailedProps {
  onRetry: () => void;
  onStartOver: () => void;
}

/** Shown if the list could not be loaded. */
export default function LoadFailed({ onRetry, onStartOver }: LoadFailedProps) {
  return (
    <>
      <Typography variant="h2" component="h1" sx={{ mb: 3 }}>
        Fleet
      </Typography>
      <Alert severity="error">
        <AlertTitle>The fleet could not be loaded</AlertTitle>
        What this browser has stored cannot be read, or it may not be read at all.
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button variant="outlined" color="inherit" onClick={onRetry}>
            Try again
          </Button>
          <Button color="inherit" onClick={onStartOver}>
            Start over with the sample
          </Button>
        </Stack>
      </Alert>
    </>
  );
}
