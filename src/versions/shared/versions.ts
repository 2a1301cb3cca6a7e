import {
  FAMILY,
  findProduct,
  LIBRARY_VERSION,
  PRODUCTS,
  type Product,
  type ProductId,
} from '../../content/shared/products';

/** The documented majors and their places in a build. */

export const CURRENT_MAJOR = 'v8';

/** Newest first. */
export const MAJORS = [CURRENT_MAJOR, 'v7', 'v6', 'v5', 'v4'] as const;
export type Major = (typeof MAJORS)[number];

/**
 * Majors whose packages support the installed React and Material UI, so that their demos run. Demos
 * of older ones only show code and links to playgrounds.
 */
const LIVE_MAJORS: readonly Major[] = [CURRENT_MAJOR, 'v7'];

export function isLive(major: Major): boolean {
  return LIVE_MAJORS.includes(major);
}

/** `v8` → 8. */
export function majorNumber(major: string): number {
  return Number(major.replace(/^v/, ''));
}

export function isMajor(text: string): text is Major {
  return (MAJORS as readonly string[]).includes(text);
}

/** Whether a product, or the family's own pages, existed in a major. */
export function hasProduct(major: Major, product: ProductId): boolean {
  return MAJORS.indexOf(major) <= MAJORS.indexOf(findProduct(product).since);
}

/** The family and the products of a major, as menus list them. */
export function productsOf(major: Major): readonly Product[] {
  return [FAMILY, ...PRODUCTS].filter(({ id }) => hasProduct(major, id));
}

/** The front page of the family, or of the first product in a major without the family's pages. */
function firstPath(major: Major): string {
  const [first = FAMILY] = productsOf(major);
  return first.path;
}

/**
 * The front page of a product in a major, or undefined if the major doesn't have the product. In a
 * major without pages of the family, the family's front page is that of its first product.
 */
export function frontPath(major: Major, product: Product): string | undefined {
  if (hasProduct(major, product.id)) {
    return product.path;
  }
  return product === FAMILY ? firstPath(major) : undefined;
}

/**
 * The path of a site's first page. The landing page and the templates show current packages, so a
 * site of an older major starts with its documentation.
 */
export function homePath({ root }: Pick<VersionTopology, 'root'>): string {
  return root === CURRENT_MAJOR ? '/x/' : firstPath(root);
}

/** The label for readers: `v8.14.1` for the current major, or `v7`. */
export function majorLabel(major: Major): string {
  return major === CURRENT_MAJOR ? `v${LIBRARY_VERSION}` : major;
}

/** Docusaurus's name of a major; `docs` contains its current version. */
export function docsVersionOf(major: Major): string {
  return major === CURRENT_MAJOR ? 'current' : major;
}

/** The major of a Docusaurus version. */
export function majorOfDocsVersion(name: string): Major {
  return isMajor(name) ? name : CURRENT_MAJOR;
}

/** The places of majors in a build. */
export interface VersionTopology {
  /** The major at `/x/`. */
  readonly root: Major;
  /** All majors of this build: the root, and others in separate folders (`/x/v7/`). */
  readonly included: readonly Major[];
  /** The origins of sites that each contain another major at `/x/`. */
  readonly hosts: Readonly<Partial<Record<Major, string>>>;
  /**
   * Those of `hosts` that no operator named: the published documentation. It has no list of its pages
   * for other sites, and some of its front pages have another address.
   */
  readonly published?: readonly Major[];
}

/** Front pages of the published documentation that have another address. */
const PUBLISHED_FRONTS: Readonly<Partial<Record<Major, Readonly<Record<string, string>>>>> = {
  v6: { '/x/react-tree-view/': '/x/react-tree-view/getting-started' },
  v5: { '/x/react-date-pickers/': '/x/react-date-pickers/getting-started/' },
  v4: { '/x/react-data-grid/': '/components/data-grid/' },
};

/** The folder of a major in this build below the base URL: empty for the root, or `v7/`. */
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
 * The URL of a page in a major: a path of this build, or on another host. Undefined if the build
 * knows no place for the major.
 *
 * @param path The English path without the major: `/x/react-charts/bars/`.
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
  if (host === undefined) {
    return undefined;
  }
  const fronts = topology.published?.includes(major) ? PUBLISHED_FRONTS[major] : undefined;
  return host + (fronts?.[path] ?? path);
}

/** The origins of other sites whose lists of pages the version menu fetches. */
export function askedHosts({ hosts, published = [] }: VersionTopology): string[] {
  return MAJORS.filter((major) => !published.includes(major)).flatMap(
    (major) => hosts[major] ?? [],
  );
}
