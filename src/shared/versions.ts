import { FAMILY, LIBRARY_VERSION, PRODUCTS, type Product, type ProductId } from './products';

/** The documented majors and where a build has them. */

export const CURRENT_MAJOR = 'v8';

/** Newest first. */
export const MAJORS = [CURRENT_MAJOR, 'v7', 'v6', 'v5', 'v4'] as const;
export type Major = (typeof MAJORS)[number];

/**
 * Majors whose packages run beside React and Material UI as they are installed here: their demos do.
 * Those of older ones are shown as code, to be opened where their packages are.
 */
const LIVE_MAJORS: readonly Major[] = [CURRENT_MAJOR, 'v7'];

export function isLive(major: Major): boolean {
  return LIVE_MAJORS.includes(major);
}

/** Products that a major brought; those of the majors before it stayed. */
const BROUGHT: readonly (readonly [Major, readonly ProductId[]])[] = [
  ['v4', ['x-data-grid']],
  ['v5', ['x-date-pickers', FAMILY.id]],
  ['v6', ['x-charts', 'x-tree-view']],
];

export function isMajor(text: string): text is Major {
  return (MAJORS as readonly string[]).includes(text);
}

/** Whether a product, or the family's own pages, existed in a major. */
export function hasProduct(major: Major, product: ProductId): boolean {
  const since = BROUGHT.find(([, products]) => products.includes(product))?.[0];
  return since !== undefined && MAJORS.indexOf(major) <= MAJORS.indexOf(since);
}

/** The family and the products of a major, as menus list them. */
export function productsOf(major: Major): readonly Product[] {
  return [FAMILY, ...PRODUCTS].filter(({ id }) => hasProduct(major, id));
}

/**
 * Front page of a product in a major; undefined where the major does not have the product. Pages of
 * the family belong to no product: a major from before them is entered by its first one.
 */
export function frontPath(major: Major, product: Product): string | undefined {
  if (hasProduct(major, product.id)) {
    return product.path;
  }
  return product === FAMILY ? productsOf(major)[0].path : undefined;
}

/**
 * Path of the page that a site begins with. The landing page and the templates show today's packages:
 * a site of an older major alone begins with its documentation.
 */
export function homePath({ root }: Pick<VersionTopology, 'root'>): string {
  return root === CURRENT_MAJOR ? '/x/' : productsOf(root)[0].path;
}

/** What readers see: `v8.14.1` for the current one, else `v7`. */
export function majorLabel(major: Major): string {
  return major === CURRENT_MAJOR ? `v${LIBRARY_VERSION}` : major;
}

/** Docusaurus's name of a major: what `docs` holds is its current version. */
export function docsVersionOf(major: Major): string {
  return major === CURRENT_MAJOR ? 'current' : major;
}

/** The major of one of Docusaurus's versions. */
export function majorOfDocsVersion(name: string): Major {
  return isMajor(name) ? name : CURRENT_MAJOR;
}

/** Which majors are where, as a build sees it. */
export interface VersionTopology {
  /** The major at `/x/`. */
  readonly root: Major;
  /** All majors of this build: the root, and others in folders of their own (`/x/v7/`). */
  readonly included: readonly Major[];
  /** Origins of sites that hold one other major each, at their `/x/`. */
  readonly hosts: Readonly<Partial<Record<Major, string>>>;
}

/** Folder of a major of this build below the base URL: empty for the root, else `v7/`. */
export function majorFolder({ root }: Pick<VersionTopology, 'root'>, major: Major): string {
  return major === root ? '' : `${major}/`;
}

/** The major of an English path of this build (`/x/v7/react-charts/`), and the path without it. */
export function splitMajor(
  topology: Pick<VersionTopology, 'root' | 'included'>,
  path: string,
): { readonly major: Major; readonly path: string } {
  const [, candidate = ''] = /^\/x\/(v\d+)(?:\/|$)/.exec(path) ?? [];
  return isMajor(candidate) && candidate !== topology.root && topology.included.includes(candidate)
    ? { major: candidate, path: path.replace(`/x/${candidate}`, '/x').replace(/^\/x$/, '/x/') }
    : { major: topology.root, path };
}

/**
 * Address of a page in a major: a path of this build, or one of another host; undefined when the
 * build knows no place for that major.
 *
 * @param path English path without the major: `/x/react-charts/bars/`.
 */
export function addressIn(
  topology: VersionTopology,
  major: Major,
  path: string,
): string | undefined {
  if (topology.included.includes(major)) {
    return path.replace(/^\/x\//, `/x/${majorFolder(topology, major)}`);
  }
  const host = topology.hosts[major];
  return host === undefined ? undefined : host + path;
}
