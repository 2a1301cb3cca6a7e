import { useEffect, useState, type RefObject } from 'react';

/** How far from the viewport a demo starts, in px, so that it is ready when it becomes visible. */
export const NEAR_PX = 400;

/**
 * Whether the element is in or near the viewport. Once true, it stays true.
 *
 * @param fetchAhead fetches what will be needed while React still renders the change; a stable
 * function that does no expensive work
 * @param marginPx how far away it may be; negative if it must be that far inside. Default: `NEAR_PX`
 */
export function useNearViewport(
  ref: RefObject<HTMLElement | null>,
  fetchAhead?: () => Promise<unknown>,
  marginPx = NEAR_PX,
): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) {
      return undefined;
    }
    if (typeof IntersectionObserver === 'undefined') {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- the server must not start the demo
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          // The caller that needs it retries and handles the failure.
          fetchAhead?.().catch(() => undefined);
          setNear(true);
        }
      },
      { rootMargin: `${marginPx}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear, fetchAhead, marginPx]);

  return isNear;
}
