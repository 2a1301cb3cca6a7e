import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useTranslate } from '@site/src/base/browser/messages';
import { useOfflineProducts, type OfflineStatus } from '@site/src/delivery/browser/offline';
import { choiceStyles } from '@site/src/base/browser/ui/ChoiceGroup';
import styles from './Settings.module.css';

/** The products that a reader can save for offline reading, with their sizes. */
export function OfflineChoice() {
  const t = useTranslate();
  const { i18n } = useDocusaurusContext();
  const { products, save, remove } = useOfflineProducts();
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
      <legend className={choiceStyles.legend}>{t('settings.offline.products')}</legend>
      {products.map(({ list, name, bytes, offline }) => (
        <div key={list}>
          <label className={styles.product}>
            <input
              type="checkbox"
              checked={offline.status === 'saved' || offline.status === 'loading'}
              onChange={({ target }) => (target.checked ? save(list) : remove(list))}
            />
            {name}
            <span className={styles.size}>{size.format(bytes / 1_000_000)}</span>
          </label>
          {offline.status === 'loading' && (
            <progress
              className={styles.progress}
              aria-label={t('settings.offline.loading', { product: name })}
              value={offline.done}
              max={offline.total}
            />
          )}
        </div>
      ))}
      <p className={choiceStyles.help} role="status">
        {products
          .map(({ name, offline }) => {
            const text = STATUS_TEXTS[offline.status];
            return text ? t(text, { product: name }) : '';
          })
          .filter(Boolean)
          .join(' ')}
      </p>
      <p id="offline-help" className={choiceStyles.help}>
        {t('settings.offline.help')}
      </p>
    </fieldset>
  );
}

/** The status that the checkbox alone doesn't show. */
const STATUS_TEXTS = {
  none: null,
  loading: null,
  saved: null,
  failed: 'settings.offline.failed',
  full: 'settings.offline.full',
} as const satisfies Record<OfflineStatus['status'], string | null>;
