import type { ApiPageChange, ApiSince } from '@site/src/api/shared/apiPage';
import { useTranslate, type Translate } from '@site/src/base/browser/messages';
import { Summary } from '@site/src/base/browser/ui/Summary';
import styles from './MemberDetails.module.css';

function changeText({ from, kind, major }: ApiPageChange, t: Translate): string {
  switch (kind) {
    case 'renamed':
      return t('api-docs.historyRenamed', { from: from ?? '', major });
    case 'type':
      return from
        ? t('api-docs.historyType', { from, major })
        : t('api-docs.historyTypeLong', { major });
    case 'default':
      return t('api-docs.historyDefault', { from: from ?? '', major });
    case 'required':
      return t('api-docs.historyRequired', { major });
    case 'deprecated':
      return t('api-docs.historyDeprecated', { major });
  }
}

interface MemberHistoryProps {
  readonly changes: readonly ApiPageChange[] | undefined;
  /** The older major that added it. */
  readonly since: ApiSince | undefined;
  /** The major of the page. */
  readonly major: string | undefined;
  /** Whether the reader asked for all details. Otherwise, `since` alone isn't worth a line. */
  readonly isDetailed: boolean;
}

/**
 * How majors changed a prop, slot, or class, newest first, and which one added it. It is collapsed, and
 * only a change in the page's own major is named outside.
 */
export function MemberHistory({ changes = [], isDetailed, major, since }: MemberHistoryProps) {
  const t = useTranslate();
  if (changes.length === 0 && !(since && isDetailed)) {
    return null;
  }
  const isChanged = changes.some((change) => change.major === major);
  return (
    <details className={styles.history}>
      <Summary>
        {isChanged && major ? t('api-docs.historyMark', { majors: major }) : t('api-docs.history')}
      </Summary>
      <ul>
        {changes.map((change) => (
          <li key={`${change.major} ${change.kind}`}>{changeText(change, t)}</li>
        ))}
        {since && <li>{t('api-docs.sinceMajor', { major: since })}</li>}
      </ul>
    </details>
  );
}
