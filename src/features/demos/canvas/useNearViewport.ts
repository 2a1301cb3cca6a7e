import { useEffect, useState, type RefObject } from 'react';

/** How far, in px, below or above the screen a demo starts to work, so that it is ready when it arrives. */
export const NEAR_PX = 400;

/**
 * Whether the element is on the screen or close to it; once true, it stays true.
 *
 * @param fetchAhead fetches what will be asked for then, while React still renders the news; a stable
 *   function that runs nothing which takes time
 */
export function useNearViewport(
  ref: RefObject<HTMLElement | null>,
  fetchAhead?: () => Promise<unknown>,
): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) {
      return undefined;
    }
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          // Who needs it asks for it again, and hears what failed.
          fetchAhead?.().catch(() => undefined);
          setNear(true);
        }
      },
      { rootMargin: `${NEAR_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear, fetchAhead]);

  return isNear;
}
