import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { funnelSectionClasses } from '@mui/x-charts-pro/FunnelChart';

/** As wide as the page allows, up to a width that suits a pyramid; numbers are white in each mode. */
export function PyramidFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 560,
        mx: 'auto',
        [`& .${funnelSectionClasses.label}`]: { fill: '#fff', fontWeight: 600 },
      }}
    >
      {children}
    </Box>
  );
}
