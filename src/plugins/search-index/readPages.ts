import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { FAMILY, findProduct, type ProductId } from '../../shared/products';
import { catalogsOf, outlinePage, type PageCatalog, type PageSection } from './outlinePage';

/** A page of the documentation with what the search needs. */
export interface PageOutline {
  /** Below the base URL, with a trailing slash: `react-data-grid/sorting/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly product: ProductId;
  readonly sections: readonly PageSection[];
  /** The API lists on the page. */
  readonly catalogs: readonly PageCatalog[];
}

/** Folders of generated pages, whose records come from the API model. */
const GENERATED_FOLDERS = new Set(['api']);

interface Known {
  readonly modified: number;
  readonly page: PageOutline;
}

/**
 * Parses pages again only after they changed, because the dev server reads them after every save.
 */
export function createPageReader(): (docsDir: string, prefix?: string) => Promise<PageOutline[]> {
  const known = new Map<string, Known>();

  return async (docsDir, prefix = '') => {
    const pages: PageOutline[] = [];
    for (const file of listPages(docsDir)) {
      const modified = fs.statSync(file).mtimeMs;
      const earlier = known.get(file);
      const page =
        earlier?.modified === modified ? earlier.page : await readPage(file, docsDir, prefix);
      known.set(file, { modified, page });
      pages.push(page);
    }
    return pages;
  };
}

/** Pages are named after their folder; other MDX files are partials. */
function listPages(docsDir: string): string[] {
  return fs
    .readdirSync(docsDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === `${path.basename(entry.parentPath)}.mdx`)
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !GENERATED_FOLDERS.has(path.relative(docsDir, file).split(path.sep)[0] ?? ''))
    .sort();
}

async function readPage(file: string, docsDir: string, prefix: string): Promise<PageOutline> {
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: file,
    fileContent: await fs.promises.readFile(file, 'utf8'),
  });
  const folder = path.relative(docsDir, path.dirname(file)).split(path.sep).join('/');
  return {
    path: `${prefix}${folder}/`,
    title: String(frontMatter.title ?? ''),
    description: String(frontMatter.description ?? ''),
    product: findProduct(String(frontMatter.productId ?? FAMILY.id)).id,
    sections: outlinePage(content),
    catalogs: catalogsOf(content),
  };
}
