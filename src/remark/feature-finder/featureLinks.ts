import fs from 'node:fs';
import path from 'node:path';
import type { ProductId } from '../../shared/products';
import type { Feature, FeatureMap } from '../../shared/search/features';
import { headingIds } from '../../build/page';

/** The page of a product that lists its whole map. */
const ALL_FEATURES = 'features-by-plan';

const FOLDER = 'src/data/search/features';

/** Undefined for an unknown product. */
export function readFeatureMap(siteDir: string, product: string): FeatureMap | undefined {
  const file = path.join(siteDir, FOLDER, `${product as ProductId}.json`);
  return /^x-[\w-]+$/.test(product) && fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as FeatureMap)
    : undefined;
}

const anchorsByFile = new Map<
  string,
  { readonly modified: number; readonly anchors: readonly string[] }
>();

/** The anchors of a page, parsed again only after a change. */
function anchorsOf(file: string): readonly string[] {
  const modified = fs.statSync(file).mtimeMs;
  const known = anchorsByFile.get(file);
  if (known?.modified === modified) {
    return known.anchors;
  }
  const anchors = headingIds(fs.readFileSync(file, 'utf8'));
  anchorsByFile.set(file, { modified, anchors });
  return anchors;
}

/**
 * The features with an existing page, with a path below the base URL: `/react-charts/bars/`. If the
 * page doesn't have the section yet, the path is that of the page.
 */
function withPages(features: readonly Feature[], docsDir: string): Feature[] {
  return features.flatMap((feature) => {
    const [page = '', anchor] = feature.to.split('#');
    const file = path.join(docsDir, page, `${path.basename(page)}.mdx`);
    if (!fs.existsSync(file)) {
      return [];
    }
    const hash = anchor && anchorsOf(file).includes(anchor) ? `#${anchor}` : '';
    return [{ ...feature, to: `/${page}${hash}` }];
  });
}

export interface FeatureSection {
  readonly name: string;
  readonly features: readonly Feature[];
}

/** All features of a product, grouped. */
export function listFeatures(map: FeatureMap, docsDir: string): FeatureSection[] {
  return map.groups
    .map(({ name, features }) => ({ name, features: withPages(features, docsDir) }))
    .filter(({ features }) => features.length > 0);
}

/**
 * Related features that readers look for on a component's page.
 *
 * @param page The folder of the page below `docs`, whose own features are omitted.
 */
export function soughtFeatures(map: FeatureMap, docsDir: string, page: string): Feature[] {
  const sought = map.groups.flatMap(({ features }) => features.filter((entry) => entry.sought));
  const all = {
    name: 'All features by plan',
    to: `${page.split('/')[0]}/${ALL_FEATURES}/`,
    words: [],
  };
  return withPages([...sought, all], docsDir).filter(({ to }) => !to.startsWith(`/${page}/`));
}
