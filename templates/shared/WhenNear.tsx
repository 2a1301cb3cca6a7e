import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';

/** How far below the viewport content loads ahead, in px. */
const AHEAD_PX = 100;

interface WhenNearProps {
  /** The placeholder, as tall as the content, so that nothing moves. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Renders its content when it comes near the viewport. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${AHEAD_PX}px`,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  return (
    <Box ref={ref}>
      {isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </Box>
  );
}
