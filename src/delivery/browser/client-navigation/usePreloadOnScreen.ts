import { useEffect, type RefObject } from 'react';

/** Loads the page behind a link once the link is visible. */
export function usePreloadOnScreen(link: RefObject<HTMLElement | null>, path?: string): void {
  useEffect(() => {
    const element = link.current;
    if (!element || path === undefined || typeof IntersectionObserver === 'undefined') {
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect();
        void window.docusaurus.preload(path);
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [link, path]);
}
