import { PRODUCTS, type Product, type ProductId } from '@site/src/shared/products';

export interface StartingPoint {
  /** Below the base URL. */
  readonly path: string;
  readonly product: string;
  /** Absent for the product's front page; else the key of the text that names the page. */
  readonly part?: 'quickstartOf' | 'apiOf';
}

const below = (path: string) => path.replace(/^\/x\//, '');

/** Pages to start from: those of the product at hand, then the other products. */
export function startingPoints(current: ProductId | undefined): StartingPoint[] {
  const own = PRODUCTS.find(({ id }) => id === current);
  const front = (product: Product) => ({ path: below(product.path), product: product.name });
  return [
    ...(own
      ? [
          front(own),
          { ...front(own), path: `${below(own.path)}quickstart/`, part: 'quickstartOf' as const },
          { ...front(own), path: `api/${own.apiSegment}/`, part: 'apiOf' as const },
        ]
      : []),
    ...PRODUCTS.filter(({ id }) => id !== current).map(front),
  ];
}
