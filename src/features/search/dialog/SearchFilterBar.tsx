import { useId } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import { Select } from '@site/src/features/ui';
import { FAMILY } from '@site/src/shared/products';
import { isMajor, productsOf } from '@site/src/shared/versions';
import type { SearchFilters } from './useSearchFilters';
import styles from './SearchFilterBar.module.css';

/** Filters the results by product, and selects the version to search if there are several. */
export function SearchFilterBar({ filters }: { readonly filters: SearchFilters }) {
  const t = useTranslate();
  const name = useId();
  const { version: searched } = filters.version;
  const products = isMajor(searched) ? productsOf(searched) : [];
  const choices = [
    { id: null, name: t('search.allProducts') },
    ...products.filter(({ id }) => id !== FAMILY.id),
  ];
  return (
    <div className={styles.bar}>
      <fieldset className={styles.products}>
        <legend className="visually-hidden">{t('search.filterProduct')}</legend>
        {choices.map((product) => (
          <label key={product.name} className={styles.product}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={filters.product === product.id}
              onChange={() => filters.setProduct(product.id)}
            />
            {product.name}
          </label>
        ))}
      </fieldset>
      {filters.versions.length > 1 && (
        <Select
          aria-label={t('search.filterVersion')}
          value={filters.version.version}
          onChange={(event) => {
            const chosen = filters.versions.find(({ version }) => version === event.target.value);
            if (chosen) {
              filters.setVersion(chosen);
            }
          }}
        >
          {filters.versions.map(({ version, label }) => (
            <option key={version} value={version}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
