import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useTranslate } from '@site/src/features/i18n';
import { useKeptProducts, type KeptStatus } from '@site/src/features/offline';
import { choiceStyles } from '@site/src/features/ui';
import styles from './Settings.module.css';

/** The products that a reader can save for offline reading, with their sizes. */
export function OfflineChoice() {
  const t = useTranslate();
  const { i18n } = useDocusaurusContext();
  const { products, keep, drop } = useKeptProducts();
  if (products.length === 0) {
    return null;
  }
  const size = new Intl.NumberFormat(i18n.currentLocale, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <fieldset className={choiceStyles.group} aria-describedby="offline-help">
      <legend className={choiceStyles.legend}>{t('offline.products')}</legend>
      {products.map(({ list, name, bytes, kept }) => (
        <div key={list}>
          <label className={styles.product}>
            <input
              type="checkbox"
              checked={kept.status === 'kept' || kept.status === 'loading'}
              onChange={({ target }) => (target.checked ? keep(list) : drop(list))}
            />
            {name}
            <span className={styles.size}>{size.format(bytes / 1_000_000)}</span>
          </label>
          {kept.status === 'loading' && (
            <progress
              className={styles.progress}
              aria-label={t('offline.loading', { product: name })}
              value={kept.done}
              max={kept.total}
            />
          )}
        </div>
      ))}
      <p className={choiceStyles.help} role="status">
        {products
          .map(({ name, kept }) => {
            const text = STATUS_TEXTS[kept.status];
            return text ? t(text, { product: name }) : '';
          })
          .filter(Boolean)
          .join(' ')}
      </p>
      <p id="offline-help" className={choiceStyles.help}>
        {t('offline.help')}
      </p>
    </fieldset>
  );
}

/** The status that the checkbox alone doesn't show. */
const STATUS_TEXTS = {
  none: null,
  loading: null,
  kept: null,
  failed: 'offline.failed',
  full: 'offline.full',
} as const satisfies Record<KeptStatus['status'], string | null>;
