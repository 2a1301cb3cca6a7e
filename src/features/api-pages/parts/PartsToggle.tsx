import { useTranslate } from '@site/src/features/i18n';
import { useParts } from './PartsContext';
import styles from './parts.module.css';

/** Shows and hides the demo in which entries outline their parts. */
export function PartsToggle() {
  const t = useTranslate();
  const parts = useParts();
  return (
    parts && (
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={parts.isOpen}
        aria-controls={parts.isOpen ? parts.panelId : undefined}
        onClick={parts.toggle}
      >
        {t('api-docs.partsShow')}
      </button>
    )
  );
}
