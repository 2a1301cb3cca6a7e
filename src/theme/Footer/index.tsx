import useRouteContext from '@docusaurus/useRouteContext';
import { SiteFooter } from '@site/src/shell/browser/footer';
import { PartBoundary } from '@site/src/base/browser/ui/PartBoundary';

/**
 * Docusaurus has a boundary around the content of a page, but not around its footer. Pages with a
 * menu have theirs beside the menu: see `DocRoot/Layout`.
 */
export default function Footer() {
  const { plugin } = useRouteContext();
  return plugin.name === 'docusaurus-plugin-content-docs' ? null : (
    <PartBoundary>
      <SiteFooter />
    </PartBoundary>
  );
}
