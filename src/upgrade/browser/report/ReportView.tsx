import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { useClipboardCopy } from '@site/src/base/browser/copy';
import { downloadFile } from '@site/src/base/browser/files';
import { Button } from '@site/src/base/browser/ui/Button';
import type { Report } from '@site/src/upgrade/shared/check/checkProject';
import {
  countFindings,
  countText,
  findingsIn,
  GROUPS,
  keyRows,
  keyTitle,
  lacksVersion,
  planText,
  reportMarkdown,
  summaryTexts,
} from '@site/src/upgrade/shared/check/reportText';
import { MAJORS, type Major } from '@site/src/versions/shared/versions';
import { CodemodList } from './CodemodList';
import { FindingList } from './FindingList';
import { FirstOf } from './FirstOf';
import { PackageChanges } from './PackageChanges';
import { UnknownError } from './UnknownError';
import { useSay } from './useSay';
import styles from './Report.module.css';

interface ReportViewProps {
  readonly report: Report;
  /** How many files were left out. */
  readonly skipped: number;
  /** Whether the reader waits for the report, and isn't typing or choosing versions meanwhile. */
  readonly takesFocus: () => boolean;
  /** Called with the major that the reader comes from, if the check doesn't know it. */
  readonly onFrom: (major: Major) => void;
}

/** How long the button says that the text was copied, in ms. */
const COPIED_MS = 2000;

/** The summary, then what was found, by group. */
export function ReportView({ report, skipped, takesFocus, onFrom }: ReportViewProps) {
  const t = useTranslate();
  const id = useId();
  const fromId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const counts = countFindings(report);
  const { copy, status } = useClipboardCopy({ resetAfterMs: COPIED_MS });
  const say = useSay();

  // Whoever started the check continues with its result, also with a screen reader.
  const showReport = useEffectEvent(() => {
    if (takesFocus()) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
    }
  });
  useEffect(() => showReport(), [report]);

  const plan = planText(report, say);
  const markdown = () => reportMarkdown(report, say, new URL('/x/', document.baseURI).href);
  return (
    <section className={styles.report} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          {t('check.result')}
        </h2>
        <Button size="small" onClick={() => void copy(markdown())}>
          <span aria-live="polite">
            {status === 'idle'
              ? t('check.copy')
              : t(status === 'copied' ? 'check.copied' : 'copyFailed')}
          </span>
        </Button>
        <Button
          size="small"
          onClick={() =>
            downloadFile('check.md', new Blob([markdown()], { type: 'text/markdown' }))
          }
        >
          {t('check.download')}
        </Button>
      </div>
      {plan !== '' && <p className={styles.plan}>{plan}</p>}
      {counts.length > 0 && (
        <ul className={styles.counts}>
          {counts.map((row) => (
            <li key={row.certainty} className={styles.count} data-certainty={row.certainty}>
              {countText(row, say)}
            </li>
          ))}
        </ul>
      )}
      <CodemodList codemods={report.codemods} />
      <FirstOf
        items={[
          ...summaryTexts(report, say),
          ...(skipped > 0 ? [t('check.skipped', { count: skipped })] : []),
        ]}
        list={styles.summary}
      >
        {(text, index) => <li key={index}>{text}</li>}
      </FirstOf>
      <FirstOf items={report.unknown}>
        {(text, index) => <UnknownError key={index} text={text} />}
      </FirstOf>
      {lacksVersion(report) && (
        <div role="group" aria-labelledby={fromId} className={styles.from}>
          <span id={fromId}>{t('check.fromWhich')}</span>
          {MAJORS.slice(1).map((major) => (
            <Button key={major} size="small" onClick={() => onFrom(major)}>
              {major}
            </Button>
          ))}
        </div>
      )}
      <FirstOf items={report.keys}>
        {(key, index) => (
          <section key={index}>
            <h3 className={styles.group}>{keyTitle(key, say)}</h3>
            <ul className={styles.list}>
              {keyRows(key, say).map((row) => (
                <li key={row} className={styles.text}>
                  {row}
                </li>
              ))}
            </ul>
          </section>
        )}
      </FirstOf>
      {GROUPS.map((group) => (
        <FindingList
          key={group}
          title={say(`check.groups.${group}`, { to: report.to })}
          findings={findingsIn(report, group)}
        />
      ))}
      <PackageChanges packageChanges={report.packageChanges} />
    </section>
  );
}
