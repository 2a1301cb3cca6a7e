import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useRouteContext from '@docusaurus/useRouteContext';
import { splitLanguage } from '@site/src/shared/localePath';
import { productFromPath } from '@site/src/shared/productFromPath';
import { FAMILY, findProduct, type Product } from '@site/src/shared/products';

/** The product of the page that is open; the family where it belongs to none. */
export function useProduct(): Product {
  const { pathname } = useLocation();
  const { plugin } = useRouteContext();
  const isBrowser = useIsBrowser();
  // One file answers for every missing address: its HTML cannot know the product, and neither may
  // the render that React compares with it.
  const isUnknown = plugin.name === 'native' && !isBrowser;
  return isUnknown
    ? FAMILY
    : findProduct(productFromPath(splitLanguage(pathname).canonicalAs).productId);
}
