import { FAMILY, type Product, type ProductId } from '@site/src/content/shared/products';
import {
  isMajor,
  majorFolder,
  productsOf,
  type Major,
  type VersionTopology,
} from '@site/src/versions/shared/versions';

export interface StartingPoint {
  /** The path below the base URL. */
  readonly path: string;
  readonly product: string;
  /**
   * Undefined for the product's front page; otherwise, the key of the message that names the page.
   */
  readonly part?: 'quickstartOf' | 'apiOf';
}

export interface SearchPlace {
  readonly topology: Pick<VersionTopology, 'root'>;
  /** The searched major. */
  readonly version: string;
  readonly product: ProductId | undefined;
}

/** The starting points in a major: pages of the current product, then the other products. */
export function startingPoints({ topology, version, product }: SearchPlace): StartingPoint[] {
  const major: Major = isMajor(version) ? version : topology.root;
  const folder = majorFolder(topology, major);
  const products = productsOf(major).filter(({ id }) => id !== FAMILY.id);
  const own = products.find(({ id }) => id === product);
  const below = ({ path }: Product) => path.replace(/^\/x\//, folder);
  const front = (other: Product) => ({ path: below(other), product: other.name });
  return [
    ...(own
      ? [
          front(own),
          { ...front(own), path: `${below(own)}quickstart/`, part: 'quickstartOf' as const },
          { ...front(own), path: `${folder}api/${own.apiSegment}/`, part: 'apiOf' as const },
        ]
      : []),
    ...products.filter((other) => other !== own).map(front),
  ];
}
