import { useEffect, useState } from 'react';

const read = () => (window.location.hash.startsWith('#/') ? window.location.hash.slice(2) : '');

/**
 * The part of the address behind `#/`, and how to change it: pages within a page, with the
 * browser's back and forward. Replace it by the router of your framework.
 */
export function useHashRoute(): [route: string, open: (route: string) => void] {
  const [route, setRoute] = useState(read);
  useEffect(() => {
    const follow = () => setRoute(read());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const open = (next: string) => {
    window.location.hash = `/${next}`;
    setRoute(next);
  };
  return [route, open];
}
