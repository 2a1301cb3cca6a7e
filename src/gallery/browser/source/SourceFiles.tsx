import { useRef, useState } from 'react';
import clsx from 'clsx';
import {
  COPIED_RESET_MS,
  useClipboardCopy,
  useCopyLabel,
  useCopyShortcut,
} from '@site/src/base/browser/copy';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { Tabs } from '@site/src/base/browser/ui/Tabs';
import type { TemplateFile } from '@site/src/gallery/shared';
import styles from './SourceDialog.module.css';

interface SourceFilesProps {
  readonly title: string;
  readonly files: readonly TemplateFile[];
}

/** One tab per file. Always left to right, like the code. */
export function SourceFiles({ title, files }: SourceFilesProps) {
  const t = useTranslate();
  const [active, setActive] = useState(0);
  const { copy, status } = useClipboardCopy({ resetAfterMs: COPIED_RESET_MS.codeBlock });
  const panelRef = useRef<HTMLDivElement>(null);
  const file = files[active];
  const copyText = useCopyLabel(status);
  const copyFile = () => void (file && copy(`${file.code}\n`));
  useCopyShortcut(panelRef, copyFile);

  if (file === undefined) {
    return null;
  }
  return (
    <div className={styles.files} dir="ltr">
      <Tabs
        tabs={files.map(({ name }) => name)}
        selected={active}
        onSelect={setActive}
        label={t('templates.files', { title })}
        panelId="template-source-code"
        axis="both"
        className={styles.tabs}
        surface="code"
      />
      <div ref={panelRef} className={styles.panel}>
        <Button variant="code" className={styles.copy} data-status={status} onClick={copyFile}>
          <span role="status">{copyText}</span>
        </Button>
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
      </div>
    </div>
  );
}
