import { useTranslate } from '@site/src/features/i18n';
import { siteLinks } from '@site/src/features/navigation';
import { useVersion, VersionLink } from '@site/src/features/versions';
import { FAMILY } from '@site/src/shared/products';
import { useProduct } from './useProduct';
import styles from './Header.module.css';

/** Links to the guides, products, and templates, in the same place on all pages of wide screens. */
export function HeaderLinks() {
  const t = useTranslate();
  const { major, path } = useVersion();
  const product = useProduct();
  // API pages belong to a product, too.
  const section = product.id === FAMILY.id ? path : product.path;
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
