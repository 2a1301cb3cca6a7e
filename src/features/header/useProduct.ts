import { useLocation } from '@docusaurus/router';
import { splitLanguage } from '@site/src/shared/localePath';
import { productFromPath } from '@site/src/shared/productFromPath';
import { findProduct, type Product } from '@site/src/shared/products';

/** The product of the page that is open; the family where it belongs to none. */
export function useProduct(): Product {
  const { pathname } = useLocation();
  return findProduct(productFromPath(splitLanguage(pathname).canonicalAs).productId);
}
