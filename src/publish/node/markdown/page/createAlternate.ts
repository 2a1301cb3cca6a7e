import path from 'node:path';
import { posixRelative, readJson } from '../../../../base/node';
import { findProduct } from '../../../../content/shared/products';
import type { Major } from '../../../../versions/shared/versions';
import { isElement, readPage, textAttribute, walk, type Page } from '../../../../content/node/page';
import {
  findNextSteps,
  listFeatures,
  NEXT_STEPS,
  readFeatureMap,
  relatedFeatures,
  type FeatureLists,
} from '../../../../content/node/remark-feature-finder';
import { createApiLookup } from '../../../../api/node/remark';
import { frontMatter } from '../output/frontMatter';
import { featureList } from './components';
import type { PageContext } from './context';
import { packagesIn, packagesOf, type DemoAlternate } from './demoSources';
import { demoDocument } from './demoAlternate';
import { resolveLink, type LinkSite } from './links';
import { versionOfAlternates } from './versionOfAlternates';
import { renderPage } from './renderPage';

/** A page as Docusaurus knows it. */
export interface SourcePage {
  /** Absolute. */
  readonly file: string;
  /** With the base path: `/x/react-charts/bars/`. */
  readonly route: string;
  readonly docsDir: string;
  /** The absolute path of the repository. */
  readonly siteDir: string;
  readonly major: Major;
}

export interface Alternate {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly productId: string;
  readonly major: Major;
  readonly packages: readonly string[];
  /** The whole document. */
  readonly markdown: string;
  /** The demos of the page in order, with a document for each. */
  readonly demos: readonly { readonly demo: DemoAlternate; readonly markdown: string }[];
  /** The components without a Markdown form. */
  readonly unknown: readonly string[];
}

const JSON_IMPORT = /^import (\w+) from '(\.[^']+\.json)';$/gm;

function readImports(file: string, body: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...body.matchAll(JSON_IMPORT)].map(([, name = '', source = '']) => [
      name,
      readJson<unknown>(path.resolve(path.dirname(file), source)),
    ]),
  );
}

/** The section that the API plugin adds to the end of a guide. */
function apiSection(components: unknown, { apiUrl }: PageContext): string {
  if (!Array.isArray(components)) {
    return '';
  }
  const items = components.flatMap((name: string) => {
    const url = apiUrl(name);
    return url ? [`- [\`${name}\`](${url})`] : [];
  });
  return `\n\n## API\n\n${items.join('\n')}`;
}

/** The features that `<Features>` shows in a page, by product. */
async function readFeatureLists(
  root: Page['root'],
  { docsDir, siteDir }: SourcePage,
): Promise<Map<string, FeatureLists>> {
  const lists = walk(root)
    .filter((node) => isElement(node, 'Features'))
    .map(async (element) => {
      const product = textAttribute(element, 'product') ?? '';
      const map = readFeatureMap(siteDir, product);
      return map ? [[product, await listFeatures(map, docsDir)] as const] : [];
    });
  return new Map((await Promise.all(lists)).flat());
}

/** The next steps that the feature finder adds to a component's page. */
async function relatedGuides(
  { frontMatter: facts, root }: Page,
  page: PageContext,
): Promise<string> {
  const folder = posixRelative(page.docsDir, path.dirname(page.file));
  const features = await relatedFeatures(page, folder, facts, root);
  const start = findNextSteps(root) === -1 ? `\n\n## ${NEXT_STEPS}\n\n` : '\n';
  return features.length > 0 ? start + featureList(features, page) : '';
}

/** Creates the Markdown of a page and its demos. */
export async function createAlternate(source: SourcePage, site: LinkSite): Promise<Alternate> {
  const { file, route, docsDir, siteDir, major } = source;
  const version = versionOfAlternates(major);
  const content = await readPage(file);
  const { frontMatter: facts, root, text } = content;
  const page: PageContext = {
    file,
    text,
    siteDir,
    docsDir,
    route,
    site,
    apiUrl: (component) => {
      const url = createApiLookup({ path: file, data: { frontMatter: facts } })(component);
      return url === undefined ? undefined : resolveLink(url, file, site);
    },
    data: readImports(file, text),
    features: await readFeatureLists(root, source),
    demos: [],
    shown: new Set(),
    unknown: new Set(),
  };
  const body = renderPage(root, page);
  const title = String(facts.title ?? '');
  const description = String(facts.description ?? '');
  const product = findProduct(String(facts.productId ?? ''));
  const own = facts.packageName ? [String(facts.packageName)] : [];
  const base = product.id === 'x' ? [] : [`@mui/${product.id}`];
  // Without demos, as on API pages, the code of the page says which package it is about.
  const imported = page.demos.length > 0 ? page.demos.flatMap(packagesOf) : packagesIn(body);
  const packages = [...new Set([...own, ...imported])].sort();
  const shared = {
    version,
    product: product.name,
    packages: packages.length > 0 ? packages : base,
  };
  const url = new URL(route, site.siteUrl).href;
  return {
    route,
    title,
    description,
    productId: product.id,
    major,
    packages: shared.packages,
    markdown: [
      frontMatter({ title, description, ...shared, url }),
      `# ${title}`,
      ...(description ? [description] : []),
      body + (await relatedGuides(content, page)) + apiSection(facts.components, page),
      '',
    ].join('\n\n'),
    demos: page.demos.map((demo) => ({
      demo,
      markdown: demoDocument(demo, {
        page: title,
        pageUrl: url,
        version,
        product: product.name,
        packages: packagesOf(demo),
      }),
    })),
    unknown: [...page.unknown],
  };
}
