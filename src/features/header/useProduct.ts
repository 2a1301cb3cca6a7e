import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { splitLanguage } from '@site/src/shared/localePath';
import { productFromPath } from '@site/src/shared/productFromPath';
import { findProduct, type Product } from '@site/src/shared/products';

/**
 * The product that the HTML was made for. One file answers for every missing address, so it may be
 * another one than that of the address, and React's first render must say the same. Read before that
 * render, which already rewrites the head.
 */
const productOfHtml = ExecutionEnvironment.canUseDOM
  ? document.querySelector<HTMLMetaElement>('meta[name="mui:productId"]')?.content
  : undefined;

/** The product of the page that is open; the family where it belongs to none. */
export function useProduct(): Product {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const { productId } = productFromPath(splitLanguage(pathname).canonicalAs);
  return findProduct(isBrowser ? productId : (productOfHtml ?? productId));
}
