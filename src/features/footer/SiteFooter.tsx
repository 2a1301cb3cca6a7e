import { SiteLink } from '@site/src/features/ui';
import { useTranslate } from '@site/src/features/i18n';
import { FAMILY, LIBRARY_VERSION, PRODUCTS } from '@site/src/shared/products';
import { GALLERY_PATH } from '@site/src/shared/templates';
import styles from './SiteFooter.module.css';

/** The line that ends every page. */
export function SiteFooter() {
  const t = useTranslate();
  return (
    <footer className={styles.footer}>
      <span>
        {FAMILY.name} {LIBRARY_VERSION}
      </span>
      <nav aria-label={t('footerLabel')}>
        <ul className={styles.links}>
          {[FAMILY, ...PRODUCTS].map((product) => (
            <li key={product.id}>
              <SiteLink to={product.path}>
                {product === FAMILY ? t('documentation') : product.name}
              </SiteLink>
            </li>
          ))}
          <li>
            <SiteLink to={GALLERY_PATH}>{t('templates.title')}</SiteLink>
          </li>
        </ul>
      </nav>
    </footer>
  );
}
