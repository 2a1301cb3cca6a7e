import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** Labels stand beside their nodes only where text runs from left to right. */
export function LeftToRight({ children }: { children: ReactNode }) {
  return (
    <Box dir="ltr" sx={{ width: '100%' }}>
      {children}
    </Box>
  );
}
