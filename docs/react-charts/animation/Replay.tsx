import { useState } from 'react';
import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

/** Renders its children anew, with their first animation, on each press of the button. */
export function Replay({ children }: { children: (run: number) => ReactNode }) {
  const [run, setRun] = useState(0);
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      {children(run)}
      <Button
        variant="outlined"
        sx={{ alignSelf: 'center' }}
        onClick={() => setRun((previous) => previous + 1)}
      >
        Play again
      </Button>
    </Stack>
  );
}
