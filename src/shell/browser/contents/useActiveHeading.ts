import { useCallback, useEffect, useRef, useState } from 'react';
import { activeHeading, CLICK_MUTE_MS, SCROLL_THROTTLE_MS } from './activeHeading';

/**
 * Follows the reader through the headings with the given ids. A click sets the active entry
 * immediately.
 */
export function useActiveHeading(ids: readonly string[]): {
  readonly activeId: string | null;
  readonly activate: (id: string) => void;
} {
  const [activeId, setActiveId] = useState<string | null>(ids[0] ?? null);
  const mutedUntil = useRef(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    const update = () => {
      timer = undefined;
      if (performance.now() < mutedUntil.current) {
        return;
      }
      const headings = ids.flatMap((id) => {
        const element = document.getElementById(id);
        return element ? [{ id, top: element.getBoundingClientRect().top + window.scrollY }] : [];
      });
      setActiveId(
        activeHeading(headings, {
          top: window.scrollY,
          viewportHeight: window.innerHeight,
          documentHeight: document.documentElement.scrollHeight,
        }),
      );
    };
    const schedule = () => {
      timer ??= setTimeout(update, SCROLL_THROTTLE_MS);
    };

    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    return () => {
      window.removeEventListener('scroll', schedule);
      clearTimeout(timer);
    };
  }, [ids]);

  const activate = useCallback((id: string) => {
    mutedUntil.current = performance.now() + CLICK_MUTE_MS;
    setActiveId(id);
  }, []);

  return { activeId, activate };
}
