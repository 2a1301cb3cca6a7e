import { useTranslate } from '@site/src/features/i18n';
import { Dropdown, SiteLink } from '@site/src/features/ui';
import { FAMILY, PRODUCTS } from '@site/src/shared/products';
import { useProduct } from './useProduct';
import styles from './Header.module.css';

export function ProductSelector() {
  const t = useTranslate();
  const current = useProduct();
  return (
    <Dropdown
      id="mui-product-selector"
      title={t('productSelector', { product: current.name })}
      label={current.name}
      className={styles.productSelector}
    >
      {(close) => (
        <ul className={styles.productList}>
          {[FAMILY, ...PRODUCTS].map((product) => (
            <li key={product.id}>
              <SiteLink
                to={product.path}
                className={styles.product}
                aria-current={product.id === current.id ? 'true' : undefined}
                onClick={close}
              >
                <span className={styles.productName}>{product.name}</span>
                <span className={styles.productTagline}>{product.tagline}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  );
}
