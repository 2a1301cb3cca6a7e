import { addressKey } from '@site/src/base/shared/addressKey';
import { createRedirects, matchRedirect, type Redirect } from '@site/src/delivery/shared/hosting';
import { splitLanguage } from '@site/src/base/shared/localePath';
import type { Major } from '@site/src/versions/shared/versions';

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

interface Site {
  /** See `createRedirects`. */
  readonly pages: ReadonlySet<string>;
  /** The languages of the build. */
  readonly locales: readonly string[];
  /** The major at `/x/`. */
  readonly root: Major;
}

const oneSlash = (pathname: string) => pathname.replace(/\/{2,}/g, '/');

/** The only page with this key, or `undefined` if there are none or several. */
function onlyPage(pathname: string, pages: ReadonlySet<string>): string | undefined {
  const key = addressKey(pathname);
  const found = [...pages].filter((page) => addressKey(page) === key);
  return found.length === 1 ? found[0] : undefined;
}

/** The page that is meant by a path in another form, `/x/api/data-grid/DataGrid/`. */
function pageInNormalForm(
  pathname: string,
  { pages, root }: Pick<Site, 'pages' | 'root'>,
): string | undefined {
  const path = oneSlash(pathname);
  const { canonicalHref } = splitLanguage(path);
  const prefix = path.slice(0, -canonicalHref.length);
  // Only the other majors have a folder.
  const atRoot = canonicalHref.replace(new RegExp(`^/x/${root}(?=/|$)`, 'i'), '/x');
  const page = onlyPage(canonicalHref, pages) ?? onlyPage(atRoot, pages);
  return page === undefined || prefix + page === pathname ? undefined : prefix + page;
}

/** The redirect of a path in any form. */
function findRule(rules: readonly Redirect[], pathname: string): Redirect | null | undefined {
  return [pathname, oneSlash(pathname).toLowerCase()]
    .flatMap((path) => [path.replace(/\/?(?:index\.html?)?$/, '/'), path])
    .map((path) => matchRedirect(rules, path))
    .find((rule) => rule !== null && rule.status !== 200);
}

/**
 * The current URL of a page that moved, or whose address has another form, with its query and
 * section. `null` if there is no such page.
 */
export function movedTo({ pathname, search, hash }: Address, site: Site): string | null {
  const rules = createRedirects(site.pages, site.locales);
  const target = findRule(rules, pathname)?.to ?? pageInNormalForm(pathname, site);
  if (target === undefined) {
    return null;
  }
  const [page = '', section] = target.split('#', 2);
  const query = page.includes('?') ? '' : search;
  return `${page}${query}${section === undefined ? hash : `#${section}`}`;
}
