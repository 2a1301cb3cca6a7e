import { useTranslate } from '@site/src/features/i18n';
import styles from './SearchDialog.module.css';

/** The index could not be loaded: says so and offers another try. */
export function SearchFailure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.failureTitle}>{t('search.failed')}</p>
      <p className={styles.failureHint}>{t('search.failedHint')}</p>
      <button type="button" className={styles.action} onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
