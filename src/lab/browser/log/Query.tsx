import { useState } from 'react';
import { errorMessage } from '@site/src/base/shared/errorMessage';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { TextArea } from '@site/src/base/browser/ui/fields';
import type { LabAnswer, LabQuery, LabTask } from '../worker/messages';
import { formatSql } from './formatSql';
import styles from './QueryLog.module.css';

export type AskLab = (task: LabTask) => Promise<LabAnswer>;

interface QueryProps {
  readonly query: LabQuery;
  readonly ask?: AskLab;
}

/** Longer statements, parameters, and results are cut. In characters. */
const MAX_SHOWN = 20_000;

const cut = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

/** Long texts are cut before they are written, and in the whole. */
const toJson = (value: unknown) =>
  cut(
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'string' ? cut(part) : typeof part === 'bigint' ? String(part) : part,
    ),
  );

const showRows = ({ rows = [] }: LabAnswer) =>
  rows.map((row) => (row['QUERY PLAN'] ? String(row['QUERY PLAN']) : toJson(row))).join('\n');

/** A statement with its parameters and duration. The reader can see its plan, edit it, and run it. */
export function Query({ query, ask }: QueryProps) {
  const t = useTranslate();
  const [draft, setDraft] = useState<string | null>(null);
  const [result, setResult] = useState('');
  const shown = formatSql(cut(query.sql));

  const run = async (sql: string) => {
    try {
      const answer = await ask?.({ kind: 'run', sql, parameters: query.parameters });
      const duration = answer?.queries?.[0]?.duration ?? 0;
      setResult(
        answer ? `${t('lab.duration', { ms: duration.toFixed(1) })}\n${cut(showRows(answer))}` : '',
      );
    } catch (reason) {
      setResult(cut(errorMessage(reason)));
    }
  };

  return (
    <div className={styles.query}>
      {draft === null ? (
        <pre tabIndex={0} className={styles.sql} aria-label={t('lab.sql')}>
          {shown}
        </pre>
      ) : (
        <TextArea
          className={styles.sql}
          aria-label={t('lab.sql')}
          spellCheck={false}
          rows={12}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      )}
      <p className={styles.facts}>
        {t('lab.facts', {
          ms: query.duration.toFixed(1),
          parameters: toJson(query.parameters),
        })}
      </p>
      {ask && (
        <div className={styles.actions}>
          <Button size="small" onClick={() => void run(`explain analyze ${draft ?? query.sql}`)}>
            {t('lab.explain')}
          </Button>
          <Button
            size="small"
            disabled={query.sql.length > MAX_SHOWN}
            onClick={() => setDraft(draft === null ? shown : null)}
          >
            {t(draft === null ? 'lab.edit' : 'lab.discard')}
          </Button>
          <Button size="small" onClick={() => void run(draft ?? query.sql)}>
            {t('lab.run')}
          </Button>
        </div>
      )}
      {result && (
        <pre tabIndex={0} role="status" className={styles.sql} aria-label={t('lab.result')}>
          {result}
        </pre>
      )}
    </div>
  );
}
