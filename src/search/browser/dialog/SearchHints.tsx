import { useTranslate } from '@site/src/base/browser/messages';
import styles from './SearchHints.module.css';

/** The keys of the dialog, on screens that probably have a keyboard. */
export function SearchHints() {
  const t = useTranslate();
  return (
    <p className={styles.hints}>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t('search.toNavigate')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('search.toSelect')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('search.toClose')}
      </span>
    </p>
  );
}
