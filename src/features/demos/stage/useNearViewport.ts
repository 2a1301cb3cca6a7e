import { useEffect, useState, type RefObject } from 'react';

/** How far, in px, below or above the screen a demo starts to work, so that it is ready when it arrives. */
export const NEAR_PX = 400;

/** Whether the element is on the screen or close to it; once true, it stays true. */
export function useNearViewport(ref: RefObject<HTMLElement | null>): boolean {
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
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: `${NEAR_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear]);

  return isNear;
}
