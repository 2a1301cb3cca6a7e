import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';

/** How far in px below the screen a part is loaded ahead. */
const AHEAD_PX = 100;

interface WhenNearProps {
  /** The placeholder, as tall as the content, so that nothing moves. */
  room: ReactNode;
  children: ReactNode;
}

/** Renders a part of the page when the reader comes near it. */
export function WhenNear({ room, children }: WhenNearProps) {
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

  return <Box ref={ref}>{isNear ? <Suspense fallback={room}>{children}</Suspense> : room}</Box>;
}
