import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { trackEvent } from '../trackEvent';
import { describePageView } from './pageView';

/** Reports the current page and each page that the reader opens. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    // A new page sets its title in a later effect.
    const timer = setTimeout(() => {
      trackEvent('page_view', describePageView(pathname, document.title));
    }, 0);
    return () => clearTimeout(timer);
  }, [pathname]);
}
