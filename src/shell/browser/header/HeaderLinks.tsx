import { useTranslate } from '@site/src/base/browser/messages';
import { siteLinks } from '@site/src/shell/browser/menu';
import { useVersion, VersionLink } from '@site/src/versions/browser';
import { FAMILY, type Product } from '@site/src/content/shared/products';
import { useProduct } from './useProduct';
import styles from './Header.module.css';

/** The folders of guides that belong to all products. */
const FAMILY_GUIDES = /^\/x\/(?:introduction|common-concepts|guides|migration|whats-new|api)\//;

/** The path of the link that the page belongs to. API pages belong to a product, too. */
function sectionOf(product: Product, path: string): string {
  if (product.id !== FAMILY.id) {
    return product.path;
  }
  return FAMILY_GUIDES.test(path) ? FAMILY.path : path;
}

/** Links to the guides, products, and templates, in the same place on all pages of wide screens. */
export function HeaderLinks() {
  const t = useTranslate();
  const { major, path } = useVersion();
  const product = useProduct();
  const section = sectionOf(product, path);
  return (
    <nav aria-label={t('appFrame.links')} className={styles.links}>
      {siteLinks(major).map(({ to, label, shortLabel }) => (
        <VersionLink
          key={to}
          to={to}
          className={styles.link}
          aria-current={section.startsWith(to) ? 'true' : undefined}
        >
          {shortLabel ?? label(t)}
        </VersionLink>
      ))}
    </nav>
  );
}
