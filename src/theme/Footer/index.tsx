import { SiteFooter } from '@site/src/shell/browser/footer';
import { PartBoundary } from '@site/src/base/browser/ui/PartBoundary';

/** Docusaurus has a boundary around the content of a page, but not around its footer. */
export default function Footer() {
  return (
    <PartBoundary>
      <SiteFooter />
    </PartBoundary>
  );
}
