import fs from 'node:fs';
import path from 'node:path';
import type { Node, Root } from 'mdast';
import { lowerFirst } from '../../../base/shared/letterCase';
import { readJson } from '../../../base/node';
import type { ProductId } from '../../shared/products';
import type { Feature, FeatureMap } from '../../../search/shared/features';
import { createPageReader, isHeading, sectionIds, textOf, walk } from '../page';

/** How many guides the next steps of a page name, its author's included. */
const MAX_NEXT_STEPS = 4;

const FOLDER = 'data/search/features';

/** Undefined for an unknown product. */
export function readFeatureMap(siteDir: string, product: string): FeatureMap | undefined {
  const file = path.join(siteDir, FOLDER, `${product as ProductId}.json`);
  return /^x-[\w-]+$/.test(product) && fs.existsSync(file) ? readJson<FeatureMap>(file) : undefined;
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

export const NEXT_STEPS = 'Next steps';

/** `/react-charts/axis/#ticks` for a link to `../axis/axis.mdx#ticks`. */
function targetOf(node: Node, page: string): readonly string[] {
  const url = 'url' in node && typeof node.url === 'string' ? node.url : '';
  return /^[^/:]+\/.*\.mdx/.test(url)
    ? [`/${path.posix.join(page, url)}`.replace(/[^/]+\.mdx/, '')]
    : [];
}

/** The place of the heading "Next steps" among the nodes of a page; -1 without one. */
export function findNextSteps(root: Root): number {
  return root.children.findLastIndex(
    (node) => isHeading(node) && textOf(node).startsWith(NEXT_STEPS),
  );
}

/** Where the section "Next steps" of a page leads. */
function nextStepsOf(root: Root, page: string): readonly string[] {
  const start = findNextSteps(root);
  return start === -1
    ? []
    : root.children
        .slice(start)
        .flatMap(walk)
        .flatMap((node) => targetOf(node, page));
}

/** Whether one of the links leads to the section, or anywhere on the page. */
function isReached(to: string, links: readonly string[]): boolean {
  return links.some((link) => link === to || link.startsWith(`${to}#`));
}

/**
 * Where a component has its own guide to a feature: `simple-tree-view/selection` instead of
 * `rich-tree-view/selection`. Undefined if the component lacks the feature.
 */
function ownGuide(feature: Feature, docsDir: string, page: string): Feature | undefined {
  const [product, component, guide] = page.split('/');
  const [, target = '', topic = ''] = feature.to.split('/');
  const isShared = guide === undefined || topic === '' || topic.startsWith('#');
  if (isShared || target === component) {
    return feature;
  }
  const to = feature.to.replace(`/${target}/`, `/${component}/`);
  return fs.existsSync(path.join(docsDir, `${product}/${component}/${topic}`))
    ? { ...feature, to }
    : undefined;
}

/** What readers want to do with a feature, after a colon. */
export function purposeOf({ task = '' }: Feature): string {
  return lowerFirst(task);
}

/** How many of a feature's names and synonyms a page mentions. */
function mentionsOf({ name, names = [], words }: Feature, text: string): number {
  const terms = new Set([name, ...names, ...words].map((term) => term.toLowerCase()));
  return [...terms].filter((term) => text.includes(` ${term} `)).length;
}

/**
 * The features with a task that readers of a component's page often have, without its own and those
 * that its next steps link to. Those that the page mentions most fill up the next steps; what it
 * doesn't mention isn't related. None for other pages, and for those of a product as a whole.
 *
 * @param page The folder of the page below `docs`.
 */
export async function relatedFeatures(
  { docsDir, siteDir }: { readonly docsDir: string; readonly siteDir: string },
  page: string,
  { components, productId }: { readonly components?: unknown; readonly productId?: unknown },
  root: Root,
): Promise<Feature[]> {
  const map = readFeatureMap(siteDir, String(productId));
  if (!map || !Array.isArray(components) || !page.includes('/')) {
    return [];
  }
  const related = map.groups
    .flatMap(({ features }) => features.filter(({ task }) => task))
    .flatMap((feature) => ownGuide(feature, docsDir, page) ?? []);
  const features = await withPages(related, docsDir);
  const next = nextStepsOf(root, page);
  const text = ` ${textOf(root)
    .toLowerCase()
    .replaceAll(/[^\w-]+/g, ' ')} `;
  return features
    .filter(({ to }) => !to.startsWith(`/${page}/`) && !isReached(to, next))
    .map((feature) => ({ feature, mentions: mentionsOf(feature, text) }))
    .filter(({ mentions }) => mentions > 0)
    .sort((a, b) => b.mentions - a.mentions)
    .slice(0, Math.max(0, MAX_NEXT_STEPS - next.length))
    .map(({ feature }) => feature);
}
