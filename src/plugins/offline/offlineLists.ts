import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { OFFLINE_CATALOG_FILE, type OfflineCatalog, type OfflineList } from '../../shared/offline';
import type { Product } from '../../shared/products';
import type { SearchVersion } from '../../shared/search/manifest';
import { filesOfPages, type ChunkGroups } from './chunkGroups';

const gzip = promisify(zlib.gzip);

/** Of each route, by `path-hash`: the names of its chunks, at any depth. */
export type RouteChunkNames = Readonly<Record<string, object>>;

interface OfflineSite {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly routesPaths: readonly string[];
  readonly routeChunkNames: RouteChunkNames;
  /** Modules of routes, as their `import()`s ask for them, by the name of their chunk. */
  readonly routeModules: ReadonlyMap<string, string>;
  readonly groups: ChunkGroups;
  /** The current version's index: search works without a network, too. */
  readonly search: SearchVersion;
}

/** The pages of a product, its guides and its API reference, in any language's build. */
function pagesOf({ path: start, apiSegment }: Product, site: OfflineSite): readonly string[] {
  const folders = [start, `/x/api/${apiSegment}/`].map((folder) =>
    folder.replace('/x/', site.baseUrl),
  );
  return site.routesPaths.filter((route) => folders.some((folder) => route.startsWith(folder)));
}

/** The chunks of pages and of the routes around them: those have no content of their own. */
export function chunkNamesOf(
  pages: readonly string[],
  routeChunkNames: RouteChunkNames,
): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      names.add(value);
    } else {
      Object.values(value as object).forEach(collect);
    }
  };
  for (const [key, chunks] of Object.entries(routeChunkNames)) {
    const route = key.slice(0, key.lastIndexOf('-'));
    const isAround = !('content' in chunks) && pages.some((page) => page.startsWith(route));
    if (isAround || pages.includes(route)) {
      collect(chunks);
    }
  }
  return names;
}

/** Writes what each product needs, and the list of products with their sizes. */
export async function writeOfflineLists(
  products: readonly Product[],
  site: OfflineSite,
): Promise<void> {
  const { outDir, baseUrl, routeChunkNames, routeModules, groups, search } = site;
  const all = new Set(routeModules.values());
  const sizeOf = async (file: string) => {
    const content = await fs.readFile(path.join(outDir, file));
    return (await gzip(content)).length;
  };
  const documented = products.filter((product) => pagesOf(product, site).length > 0);
  const catalog: OfflineCatalog = {
    products: await Promise.all(
      documented.map(async (product) => {
        const routes = pagesOf(product, site);
        const names = [...chunkNamesOf(routes, routeChunkNames)];
        const wanted = new Set(names.flatMap((name) => routeModules.get(name) ?? []));
        const files = filesOfPages(groups, { all, wanted });
        const pages = routes.map((route) => route.slice(baseUrl.length));
        const content: OfflineList = { assets: [...files, search.file], pages };
        const list = `offline-${product.id}.json`;
        await fs.writeFile(path.join(outDir, list), JSON.stringify(content));
        const sizes = await Promise.all(
          [...files, ...pages.map((page) => `${page}index.html`)].map(sizeOf),
        );
        return {
          list,
          name: product.name,
          bytes: sizes.reduce((sum, size) => sum + size, search.bytes),
        };
      }),
    ),
  };
  await fs.writeFile(path.join(outDir, OFFLINE_CATALOG_FILE), JSON.stringify(catalog));
}
