import Link from '@docusaurus/Link';
import { useDocsConfig } from '@site/src/features/docs-config';
import { useTranslate } from '@site/src/features/i18n';
import { SiteLink } from '@site/src/features/ui';
import { useVersion, VersionLink } from '@site/src/features/versions';
import { FAMILY } from '@site/src/shared/products';
import { GALLERY_PATH } from '@site/src/shared/templates';
import { addressIn, CURRENT_MAJOR, majorLabel, productsOf } from '@site/src/shared/versions';
import styles from './SiteFooter.module.css';

/** The footer of every page: the products, then the operator's links. */
export function SiteFooter() {
  const t = useTranslate();
  const { topology, major } = useVersion();
  // These pages show current packages.
  const gallery = addressIn(topology, CURRENT_MAJOR, `/x${GALLERY_PATH}`);
  const studio = addressIn(topology, CURRENT_MAJOR, '/x/theme/');
  const { footerLinks } = useDocsConfig();
  return (
    <footer className={styles.footer}>
      <span>
        {FAMILY.name} {majorLabel(major)}
      </span>
      <nav aria-label={t('footerLabel')}>
        <ul className={styles.links}>
          {productsOf(major).map((product) => (
            <li key={product.id}>
              <VersionLink to={product.path}>
                {product === FAMILY ? t('documentation') : product.name}
              </VersionLink>
            </li>
          ))}
          {gallery !== undefined && (
            <li>
              <SiteLink to={gallery}>{t('templates.title')}</SiteLink>
            </li>
          )}
          {studio !== undefined && (
            <li>
              <SiteLink to={studio}>{t('studioTitle')}</SiteLink>
            </li>
          )}
          {footerLinks.map(({ name, href }) => (
            <li key={href}>
              <Link to={href}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
