import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** As many examples in a row as fit. */
export function ExampleGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        columnGap: 3,
        rowGap: 4,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}

/** A chart below its title. */
export function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
