import { createRedirects, matchRedirect } from '@site/src/shared/hosting';

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The current URL of a page that moved, with its query and section, or `null` if it never moved.
 *
 * @param pages See `createRedirects`.
 * @param locales The languages of the build.
 */
export function movedTo(
  { pathname, search, hash }: Address,
  pages: ReadonlySet<string>,
  locales: readonly string[],
): string | null {
  const rules = createRedirects(pages, locales);
  const find = (path: string) => {
    const rule = matchRedirect(rules, path);
    return rule?.status === 200 ? null : rule;
  };
  const target = find(pathname.replace(/\/?$/, '/')) ?? find(pathname);
  if (target === null) {
    return null;
  }
  const [page = '', section] = target.to.split('#', 2);
  const query = page.includes('?') ? '' : search;
  return `${page}${query}${section === undefined ? hash : `#${section}`}`;
}
