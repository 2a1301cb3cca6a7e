import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { splitLanguage } from '@site/src/base/shared/localePath';
import { productFromPath } from '@site/src/content/shared/productFromPath';
import { findProduct, type Product } from '@site/src/content/shared/products';

/**
 * The product for which the HTML was rendered. All missing URLs share one HTML file, so it can
 * differ from the product of the URL, and the first render must match the HTML. Read before that
 * render, which already changes the head.
 */
const productOfHtml = ExecutionEnvironment.canUseDOM
  ? document.querySelector<HTMLMetaElement>('meta[name="mui:productId"]')?.content
  : undefined;

/** The product of the current page, or the family if the page belongs to no product. */
export function useProduct(): Product {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const { productId } = productFromPath(splitLanguage(pathname).canonicalHref);
  return findProduct(isBrowser ? productId : (productOfHtml ?? productId));
}
