import { useRef, useState } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import type { ChosenFile } from '@site/src/base/browser/files';
import { Button } from '@site/src/base/browser/ui/Button';
import { PartBoundary } from '@site/src/base/browser/ui/PartBoundary';
import { CheckForm } from './form/CheckForm';
import { Progress } from './form/Progress';
import type { VersionChoice } from './form/VersionFields';
import { ReportPreview } from './report/ReportPreview';
import { ReportView } from './report/ReportView';
import { useCheck } from './useCheck';
import styles from './Check.module.css';

export interface CheckInput {
  readonly files: readonly ChosenFile[];
  /** Files that were left out. */
  readonly skipped: number;
  /** How many of them are of a kind that is read, but too large. */
  readonly tooLarge: number;
  readonly text: string;
}

const NOTHING: CheckInput = { files: [], skipped: 0, tooLarge: 0, text: '' };

/** The form, and what the check found. */
export function Check() {
  const t = useTranslate();
  const [input, setInput] = useState(NOTHING);
  const [versions, setVersions] = useState<VersionChoice>({ from: '', to: '' });
  const [isEmpty, setEmpty] = useState(false);
  const { cancel, clear, start, state } = useCheck();
  /** Where the focus was when the reader asked for the check; null if they go on with the form. */
  const asker = useRef<Element>(null);

  const run = (next: CheckInput, choice: VersionChoice, asks = true) => {
    asker.current = asks ? document.activeElement : null;
    const nothing = next.files.length === 0 && next.text.trim() === '';
    setEmpty(nothing);
    if (nothing) {
      clear();
      return;
    }
    start({
      files: next.files,
      text: next.text,
      options: {
        ...(choice.from && { from: choice.from }),
        ...(choice.to && { to: choice.to }),
        now: Date.now(),
      },
    });
  };
  const compare = (choice: VersionChoice, asks: boolean) => {
    setVersions(choice);
    if (state.status === 'done') {
      run(input, choice, asks);
    }
  };
  const give = (next: CheckInput, choice = versions) => {
    setInput(next);
    setVersions(choice);
    run(next, choice);
  };

  return (
    <>
      <CheckForm
        input={input}
        versions={versions}
        isRunning={state.status === 'running'}
        onType={(text) => {
          asker.current = null;
          setInput({ ...input, text });
        }}
        onGive={give}
        onVersions={(choice) => compare(choice, false)}
        onRun={() => run(input, versions)}
        onClear={() => {
          setInput(NOTHING);
          setEmpty(false);
          clear();
        }}
      />
      {state.status === 'running' && <Progress {...state} onCancel={cancel} />}
      <div role="status" className={styles.status}>
        {isEmpty && <p>{t('check.nothing')}</p>}
        {input.tooLarge > 0 && <p>{t('check.tooLarge', { count: input.tooLarge })}</p>}
        {state.status === 'canceled' && <p>{t('check.canceled')}</p>}
        {state.status === 'failed' && (
          <p className={styles.failed}>
            {t('check.failed', { message: state.message })}{' '}
            <Button size="small" onClick={() => run(input, versions)}>
              {t('retry')}
            </Button>
          </p>
        )}
      </div>
      {state.status === 'idle' && <ReportPreview />}
      {state.status === 'done' && (
        <PartBoundary>
          <ReportView
            report={state.report}
            skipped={input.skipped}
            takesFocus={() =>
              asker.current !== null &&
              [asker.current, document.body].includes(document.activeElement ?? document.body)
            }
            onFrom={(from) => compare({ ...versions, from }, true)}
          />
        </PartBoundary>
      )}
    </>
  );
}
