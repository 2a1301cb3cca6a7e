import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { useVersion } from '@site/src/versions/browser';
import { splitLanguage } from '@site/src/base/shared/localePath';
import { productFromPath } from '@site/src/content/shared/productFromPath';

/** The product and major of a page, by which crawlers rank and filter. */
export function ProductMetadata() {
  const { pathname } = useLocation();
  const { major } = useVersion();
  const { productId, productCategoryId } = productFromPath(splitLanguage(pathname).canonicalHref);
  return (
    <Head>
      <meta name="mui:productId" content={productId} />
      <meta name="mui:version" content={major} />
      <meta name="mui:productCategoryId" content={productCategoryId} />
      <meta name="docsearch:product_id" content={productId} />
      <meta name="docsearch:product_category_id" content={productCategoryId} />
    </Head>
  );
}
