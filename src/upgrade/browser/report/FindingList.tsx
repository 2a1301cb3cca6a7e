import { useId } from 'react';
import type { FoundCause } from '@site/src/upgrade/shared/check/checkProject';
import { FindingItem } from './FindingItem';
import { FirstOf } from './FirstOf';
import styles from './Report.module.css';

interface FindingListProps {
  readonly title: string;
  readonly findings: readonly FoundCause[];
}

/** The findings of a group; nothing without one. */
export function FindingList({ title, findings }: FindingListProps) {
  const id = useId();
  if (findings.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.group}>
        {`${title} (${findings.length})`}
      </h3>
      <FirstOf items={findings} list={styles.list}>
        {(finding, index) => <FindingItem key={index} finding={finding} />}
      </FirstOf>
    </section>
  );
}
