import { useEffect, useRef } from 'react';
import Typography from '@mui/material/Typography';

interface FocusedTitleProps {
  children: string;
  /** Whether it takes the focus when it appears. Default: true. */
  takesFocus?: boolean;
}

/**
 * The title of content that replaced other content. Focusing it announces the change to screen
 * readers.
 */
export function FocusedTitle({ children, takesFocus = true }: FocusedTitleProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const wanted = useRef(takesFocus);
  useEffect(() => {
    if (wanted.current) {
      ref.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <Typography ref={ref} variant="h2" component="h1" tabIndex={-1} sx={{ outline: 'none', mb: 2 }}>
      {children}
    </Typography>
  );
}
