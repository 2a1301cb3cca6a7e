import { Header } from '@site/src/features/header';
import { PartBoundary } from '@site/src/features/ui';

/** Docusaurus has a boundary around the content of a page, but not around its header. */
export default function Navbar() {
  return (
    <PartBoundary>
      <Header />
    </PartBoundary>
  );
}
