import { useTranslate } from '@site/src/base/browser/messages';
import { Summary } from '@site/src/base/browser/ui/Summary';
import type { LabEntry } from '../useLab';
import { Query, type AskLab } from './Query';
import styles from './QueryLog.module.css';

interface QueryLogProps {
  readonly entries: readonly LabEntry[];
  /** Without it, the statements can't run again. */
  readonly ask?: AskLab;
}

/** The statements that the grid's requests became, the newest request first. */
export function QueryLog({ entries, ask }: QueryLogProps) {
  const t = useTranslate();
  return (
    <section className={styles.log} aria-label={t('lab.log')} aria-live="polite">
      {entries.map(({ id, queries, rowCount, error }, index) => (
        <details key={id} open={index === 0} className={styles.entry}>
          <Summary>
            {error ??
              t('lab.entry', {
                number: String(id),
                queries: String(queries.length),
                rows: String(rowCount),
              })}
          </Summary>
          {queries.map((query, position) => (
            <Query key={position} query={query} ask={ask} />
          ))}
        </details>
      ))}
    </section>
  );
}
