import { useEffect, useState } from 'react';

const read = () => (window.location.hash.startsWith('#/') ? window.location.hash.slice(2) : '');

/**
 * The part of the URL after `#/`, and a function that changes it: routes within a page that work
 * with the browser's back and forward buttons. Replace it with your framework's router.
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
