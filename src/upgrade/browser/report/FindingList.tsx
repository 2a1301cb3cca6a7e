import { useId, useState } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import type { FoundCause } from '@site/src/upgrade/shared/check/checkProject';
import type { Say } from '@site/src/upgrade/shared/check/reportText';
import { FindingItem } from './FindingItem';
import styles from './Report.module.css';

interface FindingListProps {
  readonly title: string;
  readonly findings: readonly FoundCause[];
  readonly say: Say;
}

/** How many findings are shown at first. */
const FIRST = 40;

/** The findings of a group; nothing without one. */
export function FindingList({ title, findings, say }: FindingListProps) {
  const t = useTranslate();
  const id = useId();
  const [isAll, setAll] = useState(false);
  if (findings.length === 0) {
    return null;
  }
  const shown = isAll ? findings : findings.slice(0, FIRST);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.group}>
        {`${title} (${findings.length})`}
      </h3>
      <ul className={styles.list}>
        {shown.map((finding, index) => (
          <FindingItem key={index} finding={finding} say={say} />
        ))}
      </ul>
      {shown.length < findings.length && (
        <Button onClick={() => setAll(true)}>
          {t('check.showAll', { count: findings.length })}
        </Button>
      )}
    </section>
  );
}
