import { SiteFooter } from '@site/src/features/footer';
import { PartBoundary } from '@site/src/features/ui';

/** Docusaurus has a boundary around the content of a page, but not around its footer. */
export default function Footer() {
  return (
    <PartBoundary>
      <SiteFooter />
    </PartBoundary>
  );
}
