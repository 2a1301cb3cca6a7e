import type { ApiPageChange } from '@site/src/api/shared/apiPage';
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

/**
 * How majors changed a prop, slot, or class, newest first, collapsed behind the names of the
 * majors.
 */
export function MemberHistory({ changes }: { readonly changes: readonly ApiPageChange[] }) {
  const t = useTranslate();
  const majors = [...new Set(changes.map(({ major }) => major))].join(', ');
  return (
    <details className={styles.history}>
      <Summary>{t('api-docs.historyMark', { majors })}</Summary>
      <ul>
        {changes.map((change) => (
          <li key={`${change.major} ${change.kind}`}>{changeText(change, t)}</li>
        ))}
      </ul>
    </details>
  );
}
