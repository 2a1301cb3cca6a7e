import { useTranslate } from '@site/src/base/browser/messages';
import { Dropdown } from '@site/src/base/browser/ui/Dropdown';
import { useVersion, VersionLink } from '@site/src/versions/browser';
import type { Product } from '@site/src/content/shared/products';
import { productsOf } from '@site/src/versions/shared/versions';
import { useProduct } from './useProduct';
import styles from './Header.module.css';

export function ProductSelector() {
  const t = useTranslate();
  const current = useProduct();
  const { major } = useVersion();
  return (
    <Dropdown
      id="mui-product-selector"
      title={t('productSelector', { product: current.name })}
      label={<ProductName product={current} />}
      className={styles.productSelector}
    >
      {(close) => (
        <ul className={styles.productList}>
          {productsOf(major).map((product) => (
            <li key={product.id}>
              <VersionLink
                to={product.path}
                className={styles.product}
                aria-current={product.id === current.id ? 'true' : undefined}
                onClick={close}
              >
                <span className={styles.productName}>{product.name}</span>
                <span className={styles.productTagline}>{product.tagline}</span>
              </VersionLink>
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  );
}

/** Phones show the short form of a long name. */
function ProductName({ product: { name, shortName } }: { readonly product: Product }) {
  return shortName === undefined ? (
    <span>{name}</span>
  ) : (
    <>
      <span className={styles.longName}>{name}</span>
      <span className={styles.shortName}>{shortName}</span>
    </>
  );
}
