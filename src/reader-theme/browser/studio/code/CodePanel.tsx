import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import {
  changesCode,
  MAX_SOURCE,
  NO_THEME,
  openTheme,
  themeModule,
  warmUp,
  type ReaderTheme,
  type StoredTheme,
} from '@site/src/reader-theme/browser/document';
import type { ThemeFile } from '@site/src/reader-theme/browser/sandbox';
import { useFileDrop } from '@site/src/base/browser/files';
import { Button } from '@site/src/base/browser/ui/Button';
import { Select } from '@site/src/base/browser/ui/fields';
import { FileButton } from '@site/src/base/browser/ui/FileButton';
import { LiveCode } from '@site/src/content/browser/live-code';
import type { Studio } from '../model/useStudio';
import { CodeField } from './CodeField';
import { FILE_TYPES, readDrop, toThemeFiles } from './readFiles';
import { Report } from './Report';
import { toModule } from './toModule';
import styles from './CodePanel.module.css';

/** How long after the last key the code is run, in ms. */
const READ_DELAY_MS = 300;

/** Differs for each text of each file. */
const keyOf = ({ text, index }: CodeDraft) => JSON.stringify([text, index]);

/** What the reader typed, and what it means. */
export interface CodeDraft {
  readonly text: string;
  /** The files that the text belongs to; it is the one at `index`. */
  readonly files: readonly ThemeFile[];
  readonly index: number;
  /** `null` until it has run. */
  readonly result: ReaderTheme | null;
  /** The theme that was current when the reader typed. A change elsewhere replaces the draft. */
  readonly of: StoredTheme;
}

interface CodePanelProps {
  readonly studio: Studio;
  readonly draft: CodeDraft | null;
  readonly onDraft: (draft: CodeDraft | null) => void;
}

const MAX_KB = Math.round(MAX_SOURCE / 1000);

/** The code of the theme: the reader's own files, which can be edited or replaced. */
export function CodePanel({ studio, draft, onDraft }: CodePanelProps) {
  const t = useTranslate();
  const id = useId();
  const { stored, theme, open, broken } = studio;
  const [selected, setSelected] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const index = draft?.index ?? Math.min(selected, Math.max(0, stored.files.length - 1));
  const current = stored.files[index];
  const hasChanges = Object.keys(stored.changes).length > 0;
  const generated = hasChanges ? themeModule(stored.changes) : '';
  const text = draft?.text ?? broken ?? current?.code ?? generated;

  useEffect(warmUp, []);

  // Code that was broken when it was stored runs at once, so that its errors are listed.
  const shown = draft ?? (broken === null ? null : draftOf(broken, stored, 0));
  const unread = shown?.result === null ? shown : null;
  const pending = unread && keyOf(unread);
  const isPending = useEffectEvent((asked: CodeDraft) => pending === keyOf(asked));

  const run = useEffectEvent(async (next: CodeDraft) => {
    if (next.text.trim() === '' && next.files.length <= 1) {
      onDraft(null);
      return;
    }
    if (next.files.reduce((sum, { code }) => sum + code.length, 0) > MAX_SOURCE) {
      setProblem(t('studio.tooLong', { size: MAX_KB }));
      return;
    }
    // Code that was written for the reader, and which they edit now, contains all changes.
    const changes = stored.files.length > 0 ? stored.changes : {};
    const source: StoredTheme = { ...NO_THEME, files: next.files, pick: stored.pick, changes };
    try {
      const result = await openTheme(source, { alwaysRun: true });
      // What the reader typed meanwhile runs next.
      if (!isPending(next)) {
        return;
      }
      setProblem(null);
      onDraft({ ...next, result, of: result.error === null ? source : next.of });
      if (result.error === null) {
        open(source, 'code');
      }
    } catch {
      setProblem(t('studio.parserFailed'));
    }
  });

  const runUnread = useEffectEvent(() => {
    if (unread) {
      void run(unread);
    }
  });
  useEffect(() => {
    if (pending === null) {
      return undefined;
    }
    const timer = window.setTimeout(runUnread, READ_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [pending, attempt]);

  const replace = (files: readonly ThemeFile[]) => {
    if (files.length === 0) {
      setProblem(t('studio.noFiles', { types: FILE_TYPES.join(', ') }));
      return;
    }
    setSelected(0);
    onDraft({ text: files[0]?.code ?? '', files, index: 0, result: null, of: stored });
  };
  const drop = useFileDrop((data) => void readDrop(data).then(replace));

  const files = draft?.files ?? stored.files;
  const result = draft ? draft.result : stored.files.length > 0 ? theme : null;
  return (
    <div {...drop.handlers}>
      <label className={styles.label} htmlFor={id}>
        {t('studio.codeLabel')}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('studio.codeHint')}
      </p>
      <div className={styles.files}>
        {files.length > 1 && (
          <Select
            aria-label={t('studio.codeFile')}
            value={index}
            onChange={(event) => {
              setSelected(Number(event.target.value));
              onDraft(null);
            }}
            disabled={draft !== null && result?.error !== null}
          >
            {files.map(({ name }, place) => (
              <option key={name} value={place}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <FileButton
          label={t('studio.openFiles')}
          accept={FILE_TYPES.join(',')}
          onChoose={(chosen) => void toThemeFiles(chosen).then(replace)}
        />
      </div>
      <CodeField
        id={id}
        title={files[index]?.name ?? NEW_FILE}
        placeholder={PLACEHOLDER}
        value={text}
        aria-invalid={Boolean(result?.errors.length)}
        aria-describedby={`${id}-hint ${id}-result`}
        onChange={(code) => onDraft(draftOf(code, stored, index, draft?.files))}
      />
      <div id={`${id}-result`} role="status" aria-busy={studio.isRunning}>
        {(problem ?? studio.runError) !== null && (
          <p className={styles.failed}>
            {problem ?? t('studio.parserFailed')}{' '}
            {pending !== null && (
              <Button variant="plain" onClick={() => setAttempt(attempt + 1)}>
                {t('retry')}
              </Button>
            )}
          </p>
        )}
        {result && (
          <Report
            theme={result}
            files={files}
            onPick={(pick) => {
              onDraft(null);
              open({ ...result.stored, pick, found: null, entry: null }, 'pick');
            }}
          />
        )}
      </div>
      {stored.files.length > 0 && hasChanges && (
        <section className={styles.changes}>
          <h3 className={styles.resultTitle}>{t('studio.changes')}</h3>
          <LiveCode code={changesCode(stored.changes)} language="tsx" label={t('studio.changes')} />
          <Button onClick={() => open({ ...stored, changes: {} }, 'changes')}>
            {t('studio.removeChanges')}
          </Button>
        </section>
      )}
    </div>
  );
}

/** The draft of one file among the others. */
function draftOf(
  text: string,
  stored: StoredTheme,
  index: number,
  before: readonly ThemeFile[] = stored.files,
): CodeDraft {
  const module = toModule(text);
  const files =
    before.length > 0
      ? before.map((file, place) => (place === index ? { ...file, code: module } : file))
      : [{ name: hasElements(module) ? 'theme.tsx' : NEW_FILE, code: module }];
  return { text, files, index, result: null, of: stored };
}

/** The name of a file that was pasted. */
const NEW_FILE = 'theme.ts';

/** Whether code has JSX, which only such files may contain. */
const hasElements = (code: string) => /<\/[A-Za-z>]|\/>/.test(code);

/** Sample code, which isn't translated. */
const PLACEHOLDER = `import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  palette: { primary: { main: '#00707a' } },
  shape: { borderRadius: 10 },
});`;
