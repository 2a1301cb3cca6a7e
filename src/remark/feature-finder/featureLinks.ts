import fs from 'node:fs';
import path from 'node:path';
import type { ProductId } from '../../shared/products';
import type { Feature, FeatureMap } from '../../shared/search/features';
import { createPageReader, sectionIds } from '../../build/page';

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

/** Every page of a component leads to the same pages. */
const readPage = createPageReader();

/** Undefined if it has no page yet. If the page doesn't have the section yet, leads to the page. */
async function withPage(feature: Feature, docsDir: string): Promise<Feature | undefined> {
  const [page = '', anchor] = feature.to.split('#');
  const file = path.join(docsDir, page, `${path.basename(page)}.mdx`);
  if (!fs.existsSync(file)) {
    return undefined;
  }
  const hasSection = anchor !== undefined && sectionIds(await readPage(file)).includes(anchor);
  return { ...feature, to: `/${page}${hasSection ? `#${anchor}` : ''}` };
}

/** The features with an existing page, with a path below the base URL: `/react-charts/bars/`. */
async function withPages(features: readonly Feature[], docsDir: string): Promise<Feature[]> {
  const found = await Promise.all(features.map((feature) => withPage(feature, docsDir)));
  return found.filter((feature) => feature !== undefined);
}

export interface FeatureSection {
  readonly name: string;
  readonly features: readonly Feature[];
}

/** All features of a product. */
export interface FeatureLists {
  readonly plans: FeatureMap['plans'];
  readonly sections: readonly FeatureSection[];
}

/** All features of a product that have a page, grouped. */
export async function listFeatures(map: FeatureMap, docsDir: string): Promise<FeatureLists> {
  const sections = await Promise.all(
    map.groups.map(async ({ name, features }) => ({
      name,
      features: await withPages(features, docsDir),
    })),
  );
  return { plans: map.plans, sections: sections.filter(({ features }) => features.length > 0) };
}

/**
 * The features with a task that readers of a component's page often have.
 *
 * @param page The folder of the page below `docs`, whose own features are omitted.
 */
export async function relatedFeatures(
  map: FeatureMap,
  docsDir: string,
  page: string,
): Promise<Feature[]> {
  const related = map.groups.flatMap(({ features }) => features.filter(({ task }) => task));
  const all = {
    name: 'All features by plan',
    to: `${page.split('/')[0]}/${ALL_FEATURES}/`,
    task: 'See which plan includes each feature.',
    words: [],
  };
  const features = await withPages([...related, all], docsDir);
  return features.filter(({ to }) => !to.startsWith(`/${page}/`));
}
