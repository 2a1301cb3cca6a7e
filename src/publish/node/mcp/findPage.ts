import { createRedirects, matchRedirect, type Redirect } from '../../../delivery/shared/hosting';
import { nearestPages } from '../../../content/shared/nearestPages';
import type { CatalogPage } from '../../../content/shared/pageCatalog';
import type { SearchVersion } from '../../../search/shared/manifest';
import { apiPagesByName, findName, nearestNames } from './componentNames';
import type { Library } from './library';
import { parsePageAddress, type PageAddress } from './pageAddress';

/** What an address leads to. */
export interface FoundPage {
  readonly page: CatalogPage;
  /** The demo whose file the address names. */
  readonly demo?: string;
  /** The section that the address names, without `#`. */
  readonly hash: string;
}

/** A redirect can lead to another one. */
const MAX_REDIRECTS = 5;

/** The files of a demo: `BasicBars.md`, `BasicBars.tsx`. */
const DEMO_FILE = /\/([^/]+)\.(?:mdx?|[jt]sx?)$/i;

/** The path below the folder of a major. */
function barePath(path: string): string {
  return path.replace(/^v\d+\//i, '');
}

/** The same for paths in another case: `api/data-grid/DataGrid/`. */
function looseKey(path: string): string {
  return barePath(path)
    .toLowerCase()
    .replace(/[-_]|\/+$/g, '');
}

/** The demo of a page, by its name or by the name of its source: `css-BasicBars.tsx`. */
function findDemo({ demos }: CatalogPage, given: string): string | undefined {
  const wanted = given
    .replace(/^#/, '')
    .replace(/\.(?:mdx?|[jt]sx?)$/i, '')
    .toLowerCase();
  const plain = wanted.replace(/^(?:system|css|tailwind)-/, '');
  return demos.find((name) => [wanted, plain].includes(name.toLowerCase()));
}

/**
 * The demo of a page; see `findDemo()`.
 *
 * @throws an error that names the page's demos if it isn't among them
 */
export function requireDemo(page: CatalogPage, given: string): string {
  const name = findDemo(page, given);
  if (name === undefined) {
    throw new Error(
      `The page ${page.path} has no demo "${given}". It has: ${page.demos.join(', ') || 'none'}.`,
    );
  }
  return name;
}

/** The target of a path that moved, as the site's hosts redirect it. */
function redirectOf(rules: readonly Redirect[], pathname: string): string | undefined {
  const forms = [pathname.replace(/\/?$/, '/'), pathname];
  return [...forms, ...forms.map((form) => form.toLowerCase())]
    .map((form) => matchRedirect(rules, form))
    .find((rule) => rule !== null && rule.status !== 200)?.to;
}

/** The page at a path, or the demo of a page whose file the path names. */
function pageAt(
  { pathname, hash }: PageAddress,
  own: readonly CatalogPage[],
): FoundPage | undefined {
  const path = pathname.replace(/^\/(?:x(?:\/|$))?/, '');
  const find = (place: string) =>
    own.find((page) => page.path === place) ??
    own.find((page) => looseKey(page.path) === looseKey(place));
  const page = find(path);
  if (page) {
    return { page, hash };
  }
  const file = DEMO_FILE.exec(pathname)?.[1];
  const parent = file === undefined ? undefined : find(path.slice(0, path.lastIndexOf('/') + 1));
  if (file === undefined || parent === undefined) {
    return undefined;
  }
  // The source of a page has the name of its folder.
  const isPageSource = looseKey(parent.path).split('/').at(-1) === looseKey(file);
  return isPageSource
    ? { page: parent, hash }
    : { page: parent, demo: requireDemo(parent, file), hash: '' };
}

/** The address that an address redirects to, with its section unless the redirect has one. */
function follow({ pathname, hash }: PageAddress, rules: readonly Redirect[]) {
  const current = pathname.replace(/^\/x\/v\d+\//i, '/x/');
  const target = redirectOf(rules, current) ?? redirectOf(rules, `/x${current}`);
  if (target === undefined) {
    return undefined;
  }
  const next = parsePageAddress(target);
  return { target, address: { ...next, hash: next.hash || hash } };
}

/**
 * Finds the page at an address in a version, following the redirects of the site.
 *
 * @throws an error that names the nearest pages if there is none
 */
export async function findPage(
  library: Library,
  given: string,
  version: SearchVersion,
): Promise<FoundPage> {
  const pages = await library.pages();
  const own = pages.filter((page) => page.version === version.version);
  const rules = createRedirects(new Set(pages.map(({ path }) => `/x/${path}`)));
  let address = parsePageAddress(given);
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const found = pageAt(address, own);
    if (found) {
      return found;
    }
    const next = follow(address, rules);
    if (!next) {
      break;
    }
    if (/^https?:/.test(next.target)) {
      throw new Error(
        `"${given}" leads to ${next.target}, which is not a page of ${version.label}.`,
      );
    }
    address = next.address;
  }
  const path = barePath(address.pathname.replace(/^\/(?:x(?:\/|$))?/, ''));
  const nearest = nearestPages(
    path,
    own.map((page) => barePath(page.path)),
  );
  throw new Error(
    `There is no page "${path}" in ${version.label}. ` +
      (nearest.length > 0
        ? `Nearest: ${nearest.join(', ')}.`
        : 'No path is similar: use the search tool to find the page.'),
  );
}

/**
 * Finds the API page of a component or interface.
 *
 * @throws an error that names the nearest ones if it has none
 */
export async function findApiPage(
  library: Library,
  given: string,
  version: SearchVersion,
): Promise<CatalogPage> {
  const pages = await library.pages();
  const byName = apiPagesByName(pages.filter((page) => page.version === version.version));
  const found = byName.get(findName(given, byName.keys()) ?? '');
  if (!found) {
    throw new Error(
      `${given} has no API page in ${version.label}. ${nearestNames(given, byName.keys())}`,
    );
  }
  return found;
}
