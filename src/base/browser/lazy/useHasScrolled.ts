import { useEffect, useState } from 'react';

/** Whether the page has been scrolled, by the reader or by an anchor. Once true, it stays true. */
export function useHasScrolled(): boolean {
  const [hasScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const onScroll = () => setScrolled(true);
    window.addEventListener('scroll', onScroll, { passive: true, once: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return hasScrolled;
}
