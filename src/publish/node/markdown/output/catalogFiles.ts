import fs from 'node:fs';
import {
  PAGE_CATALOG_FILE,
  type CatalogPage,
  type PageCatalog,
} from '../../../../content/shared/pageCatalog';
import { findProduct } from '../../../../content/shared/products';
import type { SourcePage, Alternate } from '../page/createAlternate';
import type { TextFile } from './llmsFiles';

/** The JSON data of a generated page, which is beside it with the same name. */
function dataOf({ file }: SourcePage): string | undefined {
  const json = file.replace(/\.mdx$/, '.json');
  return fs.existsSync(json) ? fs.readFileSync(json, 'utf8') : undefined;
}

/**
 * The list of all pages with their Markdown, demos, and data, and the data itself, for the MCP
 * server and other tools.
 *
 * @param alternates In the order of the list.
 */
export function catalogFiles(
  alternates: readonly Alternate[],
  sources: readonly SourcePage[],
  baseUrl: string,
): TextFile[] {
  const byRoute = new Map(sources.map((source) => [source.route, source]));
  const data: TextFile[] = [];
  const pages = alternates.map((alternate): CatalogPage => {
    const path = alternate.route.slice(baseUrl.length);
    const source = byRoute.get(alternate.route);
    const text = source && dataOf(source);
    if (text !== undefined) {
      data.push({ path: `${path}index.json`, text });
    }
    return {
      path,
      title: alternate.title,
      description: alternate.description,
      product: findProduct(alternate.productId).id,
      version: alternate.major,
      packages: alternate.packages,
      markdown: `${path}index.md`,
      ...(text !== undefined && { data: `${path}index.json` }),
      demos: alternate.demos.map(({ demo }) => demo.name),
    };
  });
  const catalog: PageCatalog = { pages };
  return [{ path: PAGE_CATALOG_FILE, text: JSON.stringify(catalog) }, ...data];
}
