import { Header } from '@site/src/shell/browser/header';
import { PartBoundary } from '@site/src/base/browser/ui/PartBoundary';

/** Docusaurus has a boundary around the content of a page, but not around its header. */
export default function Navbar() {
  return (
    <PartBoundary>
      <Header />
    </PartBoundary>
  );
}
