import { useRef, useState, type KeyboardEvent } from 'react';
import clsx from 'clsx';
import { COPIED_RESET_MS, useClipboardCopy } from '@site/src/features/copy';
import { useTranslate } from '@site/src/features/i18n';
import type { TemplateFile } from '@site/src/shared/templates';
import { nextTab } from './nextTab';
import styles from './SourceDialog.module.css';

interface SourceFilesProps {
  readonly title: string;
  readonly files: readonly TemplateFile[];
}

/** One tab per file. Always left to right, like the code. */
export function SourceFiles({ title, files }: SourceFilesProps) {
  const t = useTranslate();
  const tabsRef = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const { copy, status } = useClipboardCopy({ resetAfterMs: COPIED_RESET_MS.codeBlock });
  const file = files[active];
  const copyText = { idle: t('clickToCopy'), copied: t('copied'), failed: t('copyFailed') }[status];

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(active, files.length, event.key);
    if (next !== null) {
      event.preventDefault();
      setActive(next);
      tabsRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    }
  };

  return (
    <div className={styles.files} dir="ltr">
      <div
        ref={tabsRef}
        role="tablist"
        tabIndex={-1}
        aria-label={t('templates.files', { title })}
        className={styles.tabs}
        onKeyDown={onKeyDown}
      >
        {files.map(({ name }, position) => (
          <button
            key={name}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={position === active}
            aria-controls={position === active ? 'template-source-code' : undefined}
            tabIndex={position === active ? 0 : -1}
            onClick={() => setActive(position)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={styles.panel}>
        <div
          key={file.name}
          id="template-source-code"
          role="tabpanel"
          tabIndex={0}
          aria-label={t('templates.code', { name: file.name })}
          className={styles.box}
        >
          <pre className={styles.pre}>
            <code
              className={clsx('code-theme', styles.code)}
              dangerouslySetInnerHTML={{ __html: file.html }}
            />
          </pre>
        </div>
        <button
          type="button"
          className={styles.copy}
          data-status={status}
          onClick={() => void copy(`${file.code}\n`)}
        >
          <span role="status">{copyText}</span>
        </button>
      </div>
    </div>
  );
}
