import { useEffect } from 'react';
import { HelmetProvider } from 'react-helmet-async';

if (typeof document !== 'undefined') {
  HelmetProvider.canUseDOM = false;
}

/**
 * Keeps the server's title, metadata, and root classes until the page has hydrated.
 *
 * Helmet collects them while components render and writes them in the next frame. React hydrates in
 * slices with frames in between, so the site's title and card briefly replaced the page's, and the
 * changed classes caused a style recalculation of the whole document. Here, Helmet only collects
 * until hydration ends. Then Docusaurus changes an attribute through Helmet, which writes
 * everything.
 */
export function StableHead() {
  useEffect(() => {
    HelmetProvider.canUseDOM = true;
  }, []);
  return null;
}
