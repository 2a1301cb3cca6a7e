import { useEffect } from 'react';
import { HelmetProvider } from 'react-helmet-async';

if (typeof document !== 'undefined') {
  HelmetProvider.canUseDOM = false;
}

/**
 * Leaves title, metadata and root classes as the server wrote them until the page has hydrated.
 *
 * Helmet collects them while components render and writes them in the next frame. React hydrates in
 * slices with frames in between, so for a moment the site's own title and card stood in place of
 * the page's, and changing classes had the whole document styled again. Helmet is told to collect
 * only; Docusaurus itself changes an attribute by Helmet once it has hydrated, which writes all.
 */
export function StableHead() {
  useEffect(() => {
    HelmetProvider.canUseDOM = true;
  }, []);
  return null;
}
