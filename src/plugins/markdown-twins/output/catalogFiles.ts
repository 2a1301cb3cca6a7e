import fs from 'node:fs';
import { PAGE_CATALOG_FILE, type CatalogPage, type PageCatalog } from '../../../shared/pageCatalog';
import { findProduct } from '../../../shared/products';
import type { SourcePage, Twin } from '../page/createTwin';
import type { TextFile } from './llmsFiles';

/** The JSON that a generated page is made from lies beside it, under the same name. */
function dataOf({ file }: SourcePage): string | undefined {
  const json = file.replace(/\.mdx$/, '.json');
  return fs.existsSync(json) ? fs.readFileSync(json, 'utf8') : undefined;
}

/**
 * The list of all pages with their Markdown, demos and data, and the data itself: what the MCP
 * server reads, and what any other tool can.
 *
 * @param twins In the order of the list.
 */
export function catalogFiles(
  twins: readonly Twin[],
  sources: readonly SourcePage[],
  baseUrl: string,
): TextFile[] {
  const byRoute = new Map(sources.map((source) => [source.route, source]));
  const data: TextFile[] = [];
  const pages = twins.map((twin): CatalogPage => {
    const path = twin.route.slice(baseUrl.length);
    const source = byRoute.get(twin.route);
    const text = source && dataOf(source);
    if (text !== undefined) {
      data.push({ path: `${path}index.json`, text });
    }
    return {
      path,
      title: twin.title,
      description: twin.description,
      product: findProduct(twin.productId).id,
      version: twin.version,
      packages: twin.packages,
      markdown: `${path}index.md`,
      ...(text !== undefined && { data: `${path}index.json` }),
      demos: twin.demos.map(({ demo }) => demo.name),
    };
  });
  const catalog: PageCatalog = { pages };
  return [{ path: PAGE_CATALOG_FILE, text: JSON.stringify(catalog) }, ...data];
}
