import type { SearchVersion } from '../shared/search/manifest';
import type { CatalogPage } from '../shared/pageCatalog';
import type { Library } from './library';

/** `https://mui.com/x/react-charts/bars/index.md#labels` → `react-charts/bars/`. */
function toPagePath(address: string): string {
  const path = address
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/index\.(?:md|html|json)$/, '')
    .replace(/^\/?(?:\w\w\/)?x\//, '')
    .replace(/^\//, '');
  return path === '' || path.endsWith('/') ? path : `${path}/`;
}

function isOf({ version }: CatalogPage, { version: name, label }: SearchVersion): boolean {
  return version === label || version === name;
}

/** The pages whose paths share the most words with the requested one. */
function nearest(path: string, pages: readonly CatalogPage[]): string[] {
  const words = path.split(/[/-]/).filter(Boolean);
  const score = (page: CatalogPage) =>
    words.filter((word) => page.path.split(/[/-]/).includes(word)).length;
  return pages
    .map((page) => ({ path: page.path, score: score(page) }))
    .filter((entry) => entry.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 5)
    .map((entry) => entry.path);
}

/**
 * Finds the page with a path in a version.
 *
 * @throws an error that names the nearest pages if there is none
 */
export async function findPage(
  library: Library,
  address: string,
  version: SearchVersion,
): Promise<CatalogPage> {
  const path = toPagePath(address);
  const pages = await library.pages();
  const own = pages.filter((page) => isOf(page, version));
  const bare = path.replace(/^v\d+\//, '');
  const found =
    own.find((page) => page.path.replace(/^v\d+\//, '') === bare) ??
    pages.find((page) => page.path === path);
  if (!found) {
    const list = nearest(bare, own).join(', ') || 'none alike';
    throw new Error(`There is no page "${path}" in ${version.label}. Nearest: ${list}.`);
  }
  return found;
}

/**
 * Finds the API page of a component or interface.
 *
 * @throws if it has none
 */
export async function findApiPage(
  library: Library,
  name: string,
  version: SearchVersion,
): Promise<CatalogPage> {
  const pages = (await library.pages()).filter((page) => isOf(page, version));
  const found = pages.find((page) => page.title.toLowerCase() === `${name} api`.toLowerCase());
  if (!found) {
    throw new Error(
      `${name} has no API page in ${version.label}. Expected the name of a component or interface, such as DataGrid: use the search tool to find it.`,
    );
  }
  return found;
}
