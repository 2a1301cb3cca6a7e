import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { useLazy } from '@site/src/base/browser/lazy';
import {
  compileTheme,
  themeModule,
  writeTheme,
  type CheckedDocument,
} from '@site/src/reader-theme/browser/document';
import { Button } from '@site/src/base/browser/ui/Button';
import type { Studio } from '../model/useStudio';
import { Problems } from './Problems';
import styles from './CodePanel.module.css';

const importParser = () => import('./parseTheme');

/** How long after the last key the code is read, in ms. */
const READ_DELAY_MS = 300;

/** What the reader typed, and what it means. */
export interface CodeDraft {
  readonly text: string;
  /** `null` until it has been read. */
  readonly result: CheckedDocument | null;
  /** The theme that was current when the reader typed, as text. A change elsewhere replaces it. */
  readonly of: string;
}

interface CodePanelProps {
  readonly studio: Studio;
  readonly draft: CodeDraft | null;
  readonly onDraft: (draft: CodeDraft | null) => void;
}

/** A theme that can't be created is an error, too. */
function withCompileError(result: CheckedDocument): CheckedDocument {
  if (result.errors.length > 0) {
    return result;
  }
  const { error } = compileTheme(writeTheme(result.document));
  return error === null ? result : { ...result, errors: [{ path: '', message: error }] };
}

/** The code of the theme, which can be edited or replaced with the reader's own. */
export function CodePanel({ studio, draft, onDraft }: CodePanelProps) {
  const t = useTranslate();
  const id = useId();
  const { document, change, broken } = studio;
  const current = writeTheme(document);
  const { status, value: parser, load } = useLazy(importParser, true);
  const generated = Object.keys(document).length > 0 ? themeModule(document) : '';
  const text = draft?.text ?? broken ?? generated;
  const result = draft?.result ?? null;

  const read = useEffectEvent((code: string) => {
    if (!parser) {
      return;
    }
    if (code.trim() === '') {
      onDraft(null);
      return;
    }
    const next = withCompileError(parser.parseTheme(code));
    const isValid = next.errors.length === 0;
    onDraft({ text: code, result: next, of: isValid ? writeTheme(next.document) : current });
    if (isValid) {
      change(next.document, 'code');
    }
  });

  // A broken theme is read at once, so that its errors are listed.
  const unread = draft === null ? broken : draft.result === null ? draft.text : null;
  useEffect(() => {
    if (unread === null || !parser) {
      return undefined;
    }
    const timer = window.setTimeout(() => read(unread), READ_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [unread, parser]);

  return (
    <div className={styles.panel}>
      <label className={styles.label} htmlFor={id}>
        {t('studio.codeLabel')}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('studio.codeHint')}
      </p>
      <textarea
        id={id}
        className={styles.code}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder={PLACEHOLDER}
        value={text}
        aria-invalid={Boolean(result?.errors.length)}
        aria-describedby={`${id}-hint ${id}-result`}
        onChange={(event) => onDraft({ text: event.target.value, result: null, of: current })}
      />
      <div id={`${id}-result`} role="status">
        {status === 'failed' && (
          <p className={styles.failed}>
            {t('studio.parserFailed')}{' '}
            <Button variant="plain" onClick={() => void load().catch(() => undefined)}>
              {t('retry')}
            </Button>
          </p>
        )}
        {result && <Result result={result} />}
      </div>
    </div>
  );
}

/** Sample code, which isn't translated. */
const PLACEHOLDER = `import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  palette: { primary: { main: '#00707a' } },
  shape: { borderRadius: 10 },
});`;

/** What is wrong, or what could not be kept. */
function Result({ result }: { readonly result: CheckedDocument }) {
  const t = useTranslate();
  const { errors, dropped } = result;
  return (
    <>
      {errors.length > 0 ? (
        <section className={styles.result} data-kind="error">
          <p className={styles.resultTitle}>{t('studio.codeErrors')}</p>
          <Problems problems={errors} />
        </section>
      ) : (
        <p className={styles.accepted}>{t('studio.codeAccepted')}</p>
      )}
      {dropped.length > 0 && (
        <section className={styles.result} data-kind="warning">
          <p className={styles.resultTitle}>{t('studio.codeDropped')}</p>
          <Problems problems={dropped} />
        </section>
      )}
    </>
  );
}
