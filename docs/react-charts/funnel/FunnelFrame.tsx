import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** As wide as the page allows, up to a width that suits a funnel. */
export function FunnelFrame({ children }: { children: ReactNode }) {
  return <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>{children}</Box>;
}
