import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useTranslate } from '@site/src/features/i18n';
import { SiteLink } from '@site/src/features/ui';
import { useVersion, VersionLink } from '@site/src/features/versions';
import type { FooterLink } from '@site/src/shared/footerLinks';
import { FAMILY } from '@site/src/shared/products';
import { GALLERY_PATH } from '@site/src/shared/templates';
import { addressIn, CURRENT_MAJOR, majorLabel, productsOf } from '@site/src/shared/versions';
import styles from './SiteFooter.module.css';

/** The line that ends every page: the products, then the links of the operator. */
export function SiteFooter() {
  const t = useTranslate();
  const { topology, major } = useVersion();
  const gallery = addressIn(topology, CURRENT_MAJOR, `/x${GALLERY_PATH}`);
  const { customFields = {} } = useDocusaurusContext().siteConfig;
  const links = (customFields.footerLinks ?? []) as readonly FooterLink[];
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
          {links.map(({ name, href }) => (
            <li key={href}>
              <Link to={href}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
