import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface PanelProps {
  title: string;
  /** A short description. */
  text?: string;
  /** Controls at the end of the header. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export function Panel({ title, text, action, children }: PanelProps) {
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2.5, height: '100%', minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', mb: 1.5 }}>
        <div>
          <Typography variant="h4" component="h2">
            {title}
          </Typography>
          {text && (
            <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>
              <bdi>{text}</bdi>
            </Typography>
          )}
        </div>
        {action}
      </Box>
      {children}
    </Paper>
  );
}
