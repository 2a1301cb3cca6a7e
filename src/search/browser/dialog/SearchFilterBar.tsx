import { useTranslate } from '@site/src/base/browser/messages';
import { ChoiceGroup } from '@site/src/base/browser/ui/ChoiceGroup';
import { Select } from '@site/src/base/browser/ui/fields';
import { FAMILY } from '@site/src/content/shared/products';
import { isMajor, productsOf } from '@site/src/versions/shared/versions';
import type { SearchFilters } from './useSearchFilters';
import styles from './SearchFilterBar.module.css';

/** The choice of all products. */
const ALL = 'all' as const;

/** Filters the results by product, and selects the version to search if there are several. */
export function SearchFilterBar({ filters }: { readonly filters: SearchFilters }) {
  const t = useTranslate();
  const { version: searched } = filters.version;
  const products = isMajor(searched) ? productsOf(searched) : [];
  const choices = [
    { value: ALL, label: t('search.allProducts') },
    ...products
      .filter(({ id }) => id !== FAMILY.id)
      .map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className={styles.bar}>
      <ChoiceGroup
        label={t('search.filterProduct')}
        isLabelHidden
        look="chips"
        className={styles.products}
        value={filters.product ?? ALL}
        onChange={(choice) => filters.setProduct(choice === ALL ? null : choice)}
        options={choices}
      />
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
