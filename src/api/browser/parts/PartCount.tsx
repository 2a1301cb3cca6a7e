import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import type { MemberItem } from '../members/memberItem';
import { useParts } from './PartsContext';
import styles from './parts.module.css';

/** The number of parts with a class or slot in the open demo. Pressing it keeps them outlined. */
export function PartCount({ anchor, className, title }: MemberItem) {
  const t = useTranslate();
  const parts = useParts();
  if (!parts?.found || className === undefined) {
    return null;
  }
  const count = parts.found.get(className)?.length ?? 0;
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
