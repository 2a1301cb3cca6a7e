import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import styles from './SearchDialog.module.css';

/** Reports that the index could not be loaded, and offers a retry. */
export function SearchFailure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.failureTitle}>{t('search.failed')}</p>
      <p className={styles.failureHint}>{t('search.failedHint')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}
