import { useEffect } from 'react';
import routes from '@generated/routes';
import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { splitLanguage } from '@site/src/shared/localePath';
import { movedTo } from './movedTo';
import { pagePaths } from './pagePaths';

/**
 * Redirects from a URL that moved. Hosts do this before they send a page; this is for links within
 * the site, and for hosts that don't know the redirects.
 */
export function useRedirect(): void {
  const history = useHistory();
  const location = useLocation();
  const { locales } = useDocusaurusContext().i18n;
  useEffect(() => {
    const pages = new Set(pagePaths(routes).map((path) => splitLanguage(path).canonicalHref));
    const target = movedTo(location, pages, locales);
    if (target === null) {
      return;
    }
    const isOwn = pages.has(splitLanguage(target.replace(/[?#].*$/, '')).canonicalHref);
    if (isOwn) {
      history.replace(target);
    } else {
      window.location.replace(target);
    }
  }, [history, location, locales]);
}
