import type { ComponentProps } from 'react';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';

interface PanelPlaceholderProps {
  panels: {
    /** The grid columns. */
    size: ComponentProps<typeof Grid>['size'];
    /** In px, optionally by screen width. */
    height: number | Partial<Record<'xs' | 'md' | 'lg', number>>;
  }[];
}

/** Reserves the height of a row of panels until they have loaded. */
export function PanelPlaceholder({ panels }: PanelPlaceholderProps) {
  return (
    <Grid container spacing={2} aria-hidden="true">
      {panels.map(({ size, height }, index) => (
        <Grid key={index} size={size}>
          <Paper
            variant="outlined"
            sx={{ display: 'flex', flexDirection: 'column', gap: 2, height, p: 2.5 }}
          >
            <Skeleton width="40%" height={28} />
            <Skeleton variant="rounded" sx={{ flex: 1 }} />
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
