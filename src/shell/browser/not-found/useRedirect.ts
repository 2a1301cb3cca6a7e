import { useEffect } from 'react';
import routes from '@generated/routes';
import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useVersion } from '@site/src/versions/browser';
import { splitLanguage } from '@site/src/base/shared/localePath';
import { movedTo } from './movedTo';
import { pagePaths } from './pagePaths';

/**
 * Redirects from a URL that moved, or that has another form than that of its page. Hosts redirect
 * what moved before they send a page; this is for links within the site, for hosts that don't know
 * the redirects, and for forms that no rule can list, such as other case.
 */
export function useRedirect(): void {
  const history = useHistory();
  const location = useLocation();
  const { locales } = useDocusaurusContext().i18n;
  const { root } = useVersion().topology;
  useEffect(() => {
    const pages = new Set(pagePaths(routes).map((path) => splitLanguage(path).canonicalHref));
    const target = movedTo(location, { pages, locales, root });
    if (target === null) {
      return;
    }
    const isOwn = pages.has(splitLanguage(target.replace(/[?#].*$/, '')).canonicalHref);
    if (isOwn) {
      history.replace(target);
    } else {
      window.location.replace(target);
    }
  }, [history, location, locales, root]);
}
