import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import styles from './Progress.module.css';

interface ProgressProps {
  readonly done: number;
  readonly total: number;
  readonly onCancel: () => void;
}

/** How far the check is, with a button that stops it. */
export function Progress({ done, total, onCancel }: ProgressProps) {
  const t = useTranslate();
  const text = done === 0 ? t('check.loading') : t('check.progress', { done, total });
  return (
    <div className={styles.progress}>
      <progress aria-label={text} max={Math.max(total, 1)} {...(done > 0 && { value: done })} />
      <span className={styles.text}>{text}</span>
      <Button size="small" onClick={onCancel}>
        {t('check.cancel')}
      </Button>
    </div>
  );
}
