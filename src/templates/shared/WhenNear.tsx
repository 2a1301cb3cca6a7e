import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** How far in px below the screen a part is loaded ahead. */
const AHEAD_PX = 200;

interface WhenNearProps {
  /** Room in px that is kept for the part, so that nothing jumps. */
  height: number;
  children: ReactNode;
}

/** Renders a part of the page when the reader comes near it. */
export function WhenNear({ height, children }: WhenNearProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(([entry]) => entry.isIntersecting && setNear(true), {
      rootMargin: `${AHEAD_PX}px`,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  const room = <Skeleton variant="rounded" height={height} />;
  return (
    <Box ref={ref} sx={{ minHeight: height }}>
      {isNear ? <Suspense fallback={room}>{children}</Suspense> : room}
    </Box>
  );
}
