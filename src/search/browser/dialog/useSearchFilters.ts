import { useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { splitLanguage } from '@site/src/base/shared/localePath';
import { productFromPath } from '@site/src/content/shared/productFromPath';
import { PRODUCTS, type ProductId } from '@site/src/content/shared/products';
import type { SearchVersion } from '@site/src/search/shared/manifest';
import { useSearchFiles } from '../model/useSearchFiles';

export interface SearchFilters {
  /** `null` for all products. */
  readonly product: ProductId | null;
  readonly setProduct: (product: ProductId | null) => void;
  readonly version: SearchVersion;
  readonly versions: readonly SearchVersion[];
  readonly setVersion: (version: SearchVersion) => void;
  /** The product of the current page. */
  readonly current?: ProductId;
  readonly resolve: (path: string) => string;
}

/**
 * The filters of the search. The version is that of the current page until the reader selects
 * another one.
 */
export function useSearchFilters(): SearchFilters {
  const { versions, current: versionOfPage, resolve } = useSearchFiles();
  const { pathname } = useLocation();
  const [product, setProduct] = useState<ProductId | null>(null);
  const [chosen, setVersion] = useState<SearchVersion | null>(null);
  const { productId } = productFromPath(splitLanguage(pathname).canonicalHref);
  return {
    product,
    setProduct,
    version: chosen ?? versionOfPage,
    versions,
    setVersion,
    current: PRODUCTS.find(({ id }) => id === productId)?.id,
    resolve,
  };
}
