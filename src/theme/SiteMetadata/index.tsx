import { ProductMetadata } from '@site/src/search/browser';
import SiteMetadata from '@theme-original/SiteMetadata';

/** Docusaurus's metadata of every page, with the product for crawlers. */
export default function SiteMetadataWithProduct() {
  return (
    <>
      <SiteMetadata />
      <ProductMetadata />
    </>
  );
}
