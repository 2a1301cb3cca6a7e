import type { ApiModel, ApiProduct, ApiProductModel } from '../../shared/apiModel';
import { navigation } from '../../../../navigation';
import { memoize } from '../../../base/shared/memoize';
import type { RichText } from '../../shared/apiPage';
import { apiRoute, kebabCase, slotPropsRoute } from '../../shared/apiNames';
import { readValidPages } from '../../../content/node/page';
import { walkEntries } from '../../../content/shared/navigation';
import { documentedIn } from '../cache';
import type { ApiHistory } from '../history/createHistory';
import type { FindReleases } from '../releases';
import { toGuideFacts, type GuideFacts } from './guides';
import { createMemberGuides, sectionGuide, type MemberGuides } from './memberGuides';
import { parseRichText } from './richText';
import { createLinkResolver } from './siteLinks';

/** What the pages of a product are created from. */
export interface PageContext {
  product: ApiProduct;
  /** The folder of the major below the base URL: empty, or such as `v7/`. */
  folder: string;
  model: ApiProductModel;
  /** Package versions, by name. */
  packages: Record<string, string>;
  /** In the order of the menu. */
  guides: GuideFacts[];
  memberGuides: MemberGuides;
  repositoryUrl: string;
  history: ApiHistory;
  /** What releases added and deprecated. Only the current major has it. */
  findReleases?: FindReleases;
  /** Converts Markdown to rich text with links to pages of this site. */
  richText: (markdown: string | undefined) => RichText | undefined;
  /** The route of the page about a name, or about the component of a props type. */
  routeOf: (name: string) => string | undefined;
}

/** The names with a page: all documented ones, even if no package exports them. */
export function pageNames(major: string, product: ApiProduct): readonly string[] {
  return documentedIn(major)[product] ?? [];
}

export interface PageOptions {
  docsDir: string;
  /** The folder of the major below the base URL: empty, or such as `v7/`. */
  folder: string;
  repositoryUrl: string;
  history: ApiHistory;
  findReleases?: FindReleases;
}

/**
 * Compares guides by their place in the menu, which begins with the pages that most readers need. Those
 * outside of it are last, by their address.
 */
function byMenu(folder: string): (a: GuideFacts, b: GuideFacts) => number {
  const places = new Map(
    [...walkEntries(navigation)].map(({ pathname }, place) => [pathname, place]),
  );
  const placeOf = ({ route }: GuideFacts) =>
    places.get(route.replace(`/x/${folder}`, '/x/').replace(/\/$/, '')) ?? places.size;
  return (a, b) => placeOf(a) - placeOf(b) || (a.route < b.route ? -1 : 1);
}

/** Creates the contexts of all products in a model. */
export async function createPageContexts(
  model: ApiModel,
  options: PageOptions,
): Promise<PageContext[]> {
  const { folder } = options;
  const products = Object.entries(model.products) as [ApiProduct, ApiProductModel][];
  const routes = new Set(
    products.flatMap(([product, { slotProps }]) => [
      `/x/${folder}api/${product}/`,
      ...(Object.keys(slotProps).length > 0 ? [slotPropsRoute(product, folder)] : []),
      ...pageNames(model.major, product).map((name) => apiRoute(product, name, folder)),
    ]),
  );
  const pages = await readValidPages(options.docsDir);
  const resolve = createLinkResolver(pages, routes, folder);
  const facts = pages.map((page) => ({ page, ...toGuideFacts(page) })).sort(byMenu(folder));
  const guides = facts.map(({ page: _, ...guide }) => guide);
  const sectioned = facts.flatMap(({ page, ...guide }) => sectionGuide(page, guide) ?? []);
  return products.map(([product, found]) => {
    const names = new Set(pageNames(model.major, product));
    const routeOf = (name: string) => {
      if (found.slotProps[name]) {
        return `${slotPropsRoute(product, folder)}#${kebabCase(name)}`;
      }
      const page = names.has(name) ? name : name.replace(/Props$/, '');
      return names.has(page) ? apiRoute(product, page, folder) : undefined;
    };
    // A component's name is on every page, so only names of interfaces become links.
    const interfaceRoute = (name: string) => (found.interfaces[name] ? routeOf(name) : undefined);
    const targets = { resolve, routeOf: interfaceRoute };
    return {
      product,
      folder,
      model: found,
      packages: model.packages,
      guides,
      memberGuides: createMemberGuides(
        sectioned.filter((guide) => guide.product === product),
        found,
      ),
      repositoryUrl: options.repositoryUrl,
      history: options.history,
      ...(options.findReleases ? { findReleases: options.findReleases } : {}),
      // Components share many comments.
      richText: memoize((markdown = '') => parseRichText(markdown, targets)),
      routeOf,
    };
  });
}
