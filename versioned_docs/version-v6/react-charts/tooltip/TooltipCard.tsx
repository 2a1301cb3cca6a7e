import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export interface TooltipCardProps {
  title: ReactNode;
  rows: { id: string; color: string; label: string; value: string }[];
}

/** A card with a title and one line for each value. */
export function TooltipCard({ title, rows }: TooltipCardProps) {
  return (
    <Paper elevation={3} sx={{ m: 1, px: 2, py: 1.5, minWidth: 160 }}>
      <Typography variant="subtitle2" component="div">
        {title}
      </Typography>
      {rows.map(({ id, color, label, value }) => (
        <Stack key={id} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Box sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: color }} />
          <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography variant="body2">{value}</Typography>
        </Stack>
      ))}
    </Paper>
  );
}
