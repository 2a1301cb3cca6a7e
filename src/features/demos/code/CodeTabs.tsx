import type { KeyboardEvent } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import type { DemoSourceFile } from '@site/src/shared/demo';
import { useDemo } from '../model/DemoContext';
import { nextStop } from '../toolbar/nextStop';
import styles from './CodeTabs.module.css';

interface CodeTabsProps {
  readonly files: readonly DemoSourceFile[];
  readonly panelId: string;
}

/**
 * One tab per file of the demo, starting with the entry. Always left to right, like the code below.
 */
export function CodeTabs({ files, panelId }: CodeTabsProps) {
  const t = useTranslate();
  const { props, activeFile, setActiveFile } = useDemo();

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const positions = files.map((_, position) => String(position));
    const next = nextStop(positions, String(activeFile), event.key, 'ltr');
    if (next !== null) {
      event.preventDefault();
      setActiveFile(Number(next));
      event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[Number(next)]?.focus();
    }
  };

  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-busy={files.length === 0}
      aria-label={t('demo.codeFiles', { name: props.name })}
      className={styles.tabs}
      dir="ltr"
      onKeyDown={onKeyDown}
    >
      {files.map((file, position) => (
        <button
          key={file.name}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={position === activeFile}
          aria-controls={position === activeFile ? panelId : undefined}
          tabIndex={position === activeFile ? 0 : -1}
          onClick={() => setActiveFile(position)}
        >
          {file.name}
        </button>
      ))}
    </div>
  );
}
