import { useState } from 'react';
import { codeBox, CodeFrame } from '@site/src/content/browser/code-blocks';
import { useTranslate } from '@site/src/base/browser/messages';
import { Tabs } from '@site/src/base/browser/ui/Tabs';
import type { DemoSourceFile } from '@site/src/demos/shared/demo';
import styles from './SourceDialog.module.css';

interface SourceFilesProps {
  readonly title: string;
  readonly files: readonly DemoSourceFile[];
}

/** One tab per file. Always left to right, like the code. */
export function SourceFiles({ title, files }: SourceFilesProps) {
  const t = useTranslate();
  const [active, setActive] = useState(0);
  const file = files[active];
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
      <div
        id="template-source-code"
        role="tabpanel"
        tabIndex={-1}
        aria-label={t('templates.code', { name: file.name })}
        className={styles.panel}
      >
        <CodeFrame key={file.name} look="card" text={() => `${file.code}\n`}>
          <pre className={codeBox} tabIndex={0}>
            <code className="code-theme" dangerouslySetInnerHTML={{ __html: file.html }} />
          </pre>
        </CodeFrame>
      </div>
    </div>
  );
}
