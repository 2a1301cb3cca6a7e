import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface TitledProps {
  title: string;
  note: string;
  children: ReactNode;
}

/** A chart below its headline, which says what to see, and a note on what is measured. */
export function Titled({ title, note, children }: TitledProps) {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography component="div" variant="subtitle1" sx={{ fontWeight: 600, lineHeight: 1.3 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {note}
      </Typography>
      {children}
    </Box>
  );
}
