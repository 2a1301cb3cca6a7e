import fs from 'node:fs';
import path from 'node:path';
import type { ApiProduct } from '../../../shared/apiModel';
import type { ApiPageGuide } from '../../../shared/apiPage';
import { importedNames } from '../../../shared/importedNames';

/** The API facts of a guide. */
export interface GuideFacts {
  title: string;
  route: string;
  product?: ApiProduct;
  /** The names in its front matter. */
  components: string[];
  /** The names that its demos import from the packages. */
  imported: Set<string>;
}

const PACKAGE_PRODUCTS: [RegExp, ApiProduct][] = [
  [/^@mui\/x-data-grid/, 'data-grid'],
  [/^@mui\/x-date-pickers/, 'date-pickers'],
  [/^@mui\/x-charts/, 'charts'],
  [/^@mui\/x-tree-view/, 'tree-view'],
];

function productOf(productId: string): ApiProduct | undefined {
  return PACKAGE_PRODUCTS.find(([name]) => name.test(`@mui/${productId}`))?.[1];
}

function frontMatterValue(text: string, key: string): string | undefined {
  const frontMatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const match = new RegExp(`^${key}:\\s*(\\[[\\s\\S]*?\\]|.*)$`, 'm').exec(frontMatter);
  return match?.[1]?.trim().replace(/^(['"])(.*)\1$/, '$2');
}

function nameList(value: string | undefined): string[] {
  return [...(value ?? '').matchAll(/\w+/g)].map(([name]) => name);
}

function readGuide(folder: string, docsDir: string, majorFolder: string): GuideFacts | undefined {
  const file = path.join(folder, `${path.basename(folder)}.mdx`);
  if (!fs.existsSync(file)) {
    return undefined;
  }
  const text = fs.readFileSync(file, 'utf8');
  const product = productOf(frontMatterValue(text, 'productId') ?? '');
  const demos = fs.readdirSync(folder).filter((name) => /^[A-Z]\w*\.tsx$/.test(name));
  return {
    title: frontMatterValue(text, 'title') ?? path.basename(folder),
    route: `/x/${majorFolder}${path.relative(docsDir, folder).split(path.sep).join('/')}/`,
    ...(product ? { product } : {}),
    components: nameList(frontMatterValue(text, 'components')),
    imported: new Set(
      demos.flatMap((name) => importedNames(fs.readFileSync(path.join(folder, name), 'utf8'))),
    ),
  };
}

function foldersIn(dir: string): string[] {
  return fs
    .readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => [path.join(dir, entry.name), ...foldersIn(path.join(dir, entry.name))]);
}

/**
 * Reads every guide of a major, without the generated pages in `api`.
 *
 * @param majorFolder The folder of the major below the base URL: empty, or such as `v7/`.
 */
export function readGuides(docsDir: string, majorFolder = ''): GuideFacts[] {
  return foldersIn(docsDir)
    .filter((folder) => path.relative(docsDir, folder).split(path.sep)[0] !== 'api')
    .flatMap((folder) => readGuide(folder, docsDir, majorFolder) ?? [])
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/**
 * The guides that show a component: first those about it (they list it, or its JSDoc links them),
 * then those whose demos use it.
 */
export function guidesFor(
  name: string,
  product: ApiProduct,
  named: readonly string[],
  guides: readonly GuideFacts[],
): ApiPageGuide[] {
  const found = guides
    .filter((guide) => guide.product === product || guide.product === undefined)
    .flatMap(({ components, imported, route, title }): ApiPageGuide[] => {
      if (components.includes(name) || named.includes(route)) {
        return [{ title, route, isMain: true }];
      }
      return imported.has(name) ? [{ title, route }] : [];
    });
  return [...found.filter(({ isMain }) => isMain), ...found.filter(({ isMain }) => !isMain)];
}
