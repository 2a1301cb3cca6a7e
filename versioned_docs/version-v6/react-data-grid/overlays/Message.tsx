import type { ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface MessageProps {
  icon: ReactNode;
  text: string;
  children?: ReactNode;
}

/** A sentence in the middle of the grid, with a picture above and something to do below. */
export function Message({ icon, text, children }: MessageProps) {
  return (
    <Stack
      spacing={1}
      sx={{ height: '100%', alignItems: 'center', justifyContent: 'center', px: 2 }}
    >
      {icon}
      <Typography role="status" variant="body2" color="text.secondary" align="center">
        {text}
      </Typography>
      {children}
    </Stack>
  );
}
