import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { OFFLINE_CATALOG_FILE, type OfflineCatalog, type OfflineList } from '../../shared/offline';
import type { Product } from '../../../content/shared/products';
import type { SearchVersion } from '../../../search/shared/manifest';
import { filesOfPages, type ChunkGroups, type GeneratedRoutes } from '../bundle';

const gzip = promisify(zlib.gzip);

interface OfflineSite {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly routesPaths: readonly string[];
  readonly routes: GeneratedRoutes;
  readonly groups: ChunkGroups;
  /** The index of the current version, so that search works offline, too. */
  readonly search: SearchVersion;
}

/** The pages of a product, its guides and its API reference, in the build of any language. */
function pagesOf({ path: start, apiSegment }: Product, site: OfflineSite): readonly string[] {
  const folders = [start, `/x/api/${apiSegment}/`].map((folder) =>
    folder.replace('/x/', site.baseUrl),
  );
  return site.routesPaths.filter((route) => folders.some((folder) => route.startsWith(folder)));
}

/** Writes the list of files for each product, and the list of products with their sizes. */
export async function writeOfflineLists(
  products: readonly Product[],
  site: OfflineSite,
): Promise<void> {
  const { outDir, baseUrl, groups, search } = site;
  const { chunkNames, modules } = site.routes;
  const all = new Set(modules.values());
  const sizeOf = async (file: string) => {
    const content = await fs.readFile(path.join(outDir, file));
    return (await gzip(content)).length;
  };
  const documented = products.filter((product) => pagesOf(product, site).length > 0);
  const catalog: OfflineCatalog = {
    products: await Promise.all(
      documented.map(async (product) => {
        const routes = pagesOf(product, site);
        const names = routes.flatMap((route) => [...(chunkNames.get(route) ?? [])]);
        const wanted = new Set(names.flatMap((name) => modules.get(name) ?? []));
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
