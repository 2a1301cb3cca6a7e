import fs from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../base/shared/contentProblem';
import type { ApiProduct } from '../../shared/apiModel';
import type { ApiPageDemo, ApiPageGuide } from '../../shared/apiPage';
import { kebabCase } from '../../shared/apiNames';
import { importedNames } from '../../../demos/shared/importedNames';
import { PRODUCTS } from '../../../content/shared/products';
import type { Page } from '../../../content/node/page';

/** The API facts of a guide. */
export interface GuideFacts {
  title: string;
  route: string;
  product?: ApiProduct;
  /** The names in its front matter. */
  components: string[];
  /** The names that its demos import from the packages. */
  imported: Set<string>;
  /** Its demos in the order of the page, with the names that each imports. */
  demos: { name: string; imported: string[] }[];
}

const DEMO = /^[A-Z]\w*\.tsx$/;

/** The names that each demo beside a page imports, by the demo's name. */
function importedBeside(file: string): Map<string, string[]> {
  const folder = path.dirname(file);
  const demos = fs.readdirSync(folder).filter((name) => DEMO.test(name));
  return new Map(
    demos.map((name) => [
      path.basename(name, '.tsx'),
      importedNames(fs.readFileSync(path.join(folder, name), 'utf8')),
    ]),
  );
}

/** The demos that a page shows; none if it can't be parsed, which its checks report. */
function shownDemos(page: Page, imported: ReadonlyMap<string, string[]>): GuideFacts['demos'] {
  try {
    const names = new Set(page.demos.flatMap(({ name }) => name ?? []));
    return [...names].map((name) => ({ name, imported: imported.get(name) ?? [] }));
  } catch (error) {
    if (error instanceof ContentError) {
      return [];
    }
    throw error;
  }
}

/** The API facts of a page. */
export function toGuideFacts(page: Page): GuideFacts {
  const { file, frontMatter, route } = page;
  const product = PRODUCTS.find(({ id }) => id === frontMatter.productId)?.apiSegment;
  const { components } = frontMatter;
  const imported = importedBeside(file);
  return {
    title: String(frontMatter.title),
    route,
    ...(product !== undefined && { product: product as ApiProduct }),
    components: Array.isArray(components) ? components.map(String) : [],
    imported: new Set([...imported.values()].flat()),
    demos: shownDemos(page, imported),
  };
}

/** Whether a guide lists a component, or the component's JSDoc links the guide. */
function isGuideAbout(
  name: string,
  named: readonly string[],
  { components, route }: GuideFacts,
): boolean {
  return components.includes(name) || named.includes(route);
}

/** How near a guide is to a component, smallest first: its name, then its place among the components. */
function nearness(name: string, { components, route }: GuideFacts): number[] {
  const place = components.includes(name) ? components.indexOf(name) : components.length;
  const isNamesake = route.endsWith(`/${kebabCase(name)}/`);
  return [isNamesake ? 0 : 1, place];
}

function compareOrders(a: readonly number[], b: readonly number[]): number {
  return a.map((value, index) => value - (b[index] ?? 0)).find((value) => value !== 0) ?? 0;
}

function isOfProduct(guide: GuideFacts, product: ApiProduct): boolean {
  return guide.product === product || guide.product === undefined;
}

/**
 * The guides that show a component: first those about it (they list it, or its JSDoc links them),
 * then those whose demos use it. Of those about it, the one with the component's own name is first,
 * and then those that name it before others.
 *
 * @param guides In the order for equally good ones.
 */
export function guidesFor(
  name: string,
  product: ApiProduct,
  named: readonly string[],
  guides: readonly GuideFacts[],
): ApiPageGuide[] {
  const ofProduct = guides.filter((guide) => isOfProduct(guide, product));
  const isAbout = (guide: GuideFacts) => isGuideAbout(name, named, guide);
  return [
    ...ofProduct
      .filter(isAbout)
      .map((guide) => ({ ...guide, order: nearness(name, guide) }))
      .sort((a, b) => compareOrders(a.order, b.order)),
    ...ofProduct.filter((guide) => !isAbout(guide) && guide.imported.has(name)),
  ].map(({ title, route }) => ({ title, route }));
}

/** More would make the page heavier than they are worth. */
const MAX_DEMOS = 8;

/** A smaller number is a better example; undefined if the guide doesn't show the component. */
function rankOf(guide: GuideFacts, isMain: boolean, isImported: boolean): number | undefined {
  if (isImported) {
    return isMain ? 0 : 1;
  }
  return isMain && guide.demos.length > 0 ? 2 : undefined;
}

/**
 * Demos that show a component, at most one per guide, best first: those of guides about it that
 * import it, then those of other guides that do. A part such as `BarPlot` is often rendered by
 * another component, so the first demos of the guides about it come last. Of equally good guides,
 * that with the component's own name is first, and then those that name it before others.
 *
 * @param exportName The name that code imports, if it differs: `Unstable_SankeyChart`.
 * @param named The routes of guides that the component's JSDoc links.
 */
export function demosFor(
  { exportName, name, product }: { exportName?: string; name: string; product: ApiProduct },
  named: readonly string[],
  guides: readonly GuideFacts[],
): ApiPageDemo[] {
  const ranked = guides.flatMap((guide) => {
    const { components, demos, route, title } = guide;
    const importing = demos.find(({ imported }) => imported.includes(exportName ?? name));
    const isMain = isGuideAbout(name, named, guide);
    const rank = rankOf(guide, isMain, importing !== undefined);
    const demo = importing ?? demos[0];
    if (!isOfProduct(guide, product) || rank === undefined || !demo) {
      return [];
    }
    const order = [rank, ...nearness(name, guide), components.length];
    return [{ order, demo: { name: demo.name, route, title } }];
  });
  return ranked
    .sort((a, b) => compareOrders(a.order, b.order))
    .slice(0, MAX_DEMOS)
    .map(({ demo }) => demo);
}
