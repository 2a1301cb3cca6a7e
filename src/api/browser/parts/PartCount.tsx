import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { useParts } from './PartsContext';
import styles from './parts.module.css';

interface PartCountProps {
  readonly anchor: string;
  /** The displayed name of the entry. */
  readonly title: string;
}

/** The number of parts with a class or slot in the open demo. Pressing it keeps them outlined. */
export function PartCount({ anchor, title }: PartCountProps) {
  const t = useTranslate();
  const parts = useParts();
  const count = parts?.counts?.get(anchor);
  if (!parts || count === undefined) {
    return null;
  }
  const text = count > 0 ? t('api-docs.partsCount', { count }) : t('api-docs.partsNone');
  return count > 0 ? (
    <Button
      size="small"
      className={styles.count}
      aria-pressed={parts.pinned === anchor}
      aria-label={`${text}: ${title}`}
      onClick={() => parts.pin(anchor)}
    >
      {text}
    </Button>
  ) : (
    <span className={styles.none}>{text}</span>
  );
}
