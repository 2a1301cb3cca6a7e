import { useTranslate } from '@site/src/features/i18n';
import styles from './SearchButton.module.css';

interface SearchTroubleProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Says that the dialog itself could not be loaded. */
export function SearchTrouble({ onRetry, onClose }: SearchTroubleProps) {
  const t = useTranslate();
  return (
    <div className={styles.trouble} role="alert">
      <p className={styles.troubleText}>{t('search.chunkFailed')}</p>
      <button type="button" className={styles.troubleAction} onClick={() => onRetry()}>
        {t('retry')}
      </button>
      <button type="button" className={styles.troubleAction} onClick={onClose}>
        {t('close')}
      </button>
    </div>
  );
}
