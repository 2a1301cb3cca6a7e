import { createRedirects, matchRedirect } from '@site/src/shared/hosting';

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Where the page of an address is now, with its query and section; null for one that never moved.
 *
 * @param pages See `createRedirects`.
 */
export function movedTo(
  { pathname, search, hash }: Address,
  pages: ReadonlySet<string>,
): string | null {
  const rules = createRedirects(pages).filter(({ status }) => status !== 200);
  const rule = matchRedirect(rules, pathname.replace(/\/?$/, '/'));
  const target = rule ?? matchRedirect(rules, pathname);
  if (target === null) {
    return null;
  }
  const [page = '', section] = target.to.split('#', 2);
  const query = page.includes('?') ? '' : search;
  return `${page}${query}${section === undefined ? hash : `#${section}`}`;
}
