import { useCallback, useId, useRef, type KeyboardEvent } from 'react';
import clsx from 'clsx';
import { useTranslate } from '@site/src/base/browser/messages';
import { useLazy } from '@site/src/base/browser/lazy';
import type { DemoSourceFile } from '@site/src/demos/shared/demo';
import { useDemo } from '../model/DemoContext';
import { lineOfError } from '../live/describeError';
import { Highlighted } from './Highlighted';
import { isShort } from './CodeLines';
import { CopyShortcut } from './CopyShortcut';
import { SCROLL_STOP } from './scrollStop';
import lines from './CodeLines.module.css';
import styles from './CodePanel.module.css';

const importEditor = () => import('../editor/CodeEditor');

interface CodePanelProps {
  readonly id: string;
  readonly label: string;
  /** Missing until it has loaded; its height is reserved. */
  readonly file: DemoSourceFile | undefined | null;
}

/**
 * A file of a demo, to read or edit. The Tab key focuses the box; Enter moves the focus into the
 * editor and Escape back, so that keyboard users are never trapped.
 */
export function CodePanel({ id, label, file }: CodePanelProps) {
  const t = useTranslate();
  const hintId = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  const demo = useDemo();
  const { isEditing, view } = demo;
  const { value: editor, load: loadEditor } = useLazy(importEditor, isEditing);
  const lineCount = file ? file.code.split('\n').length : demo.props.code.lines.ts;
  // Changes only show their effect where the demo runs.
  const canEdit = !demo.props.isCodeOnly;
  const leaveEditor = useCallback(() => boxRef.current?.focus(), []);

  const startEditing = () => {
    demo.setView('source');
    demo.setEditing(true);
    boxRef.current?.querySelector<HTMLElement>('.cm-content')?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (canEdit && event.key === 'Enter' && event.target === boxRef.current) {
      event.preventDefault();
      startEditing();
    }
  };

  return (
    <div className={styles.panel} dir="ltr">
      <div
        ref={boxRef}
        id={id}
        aria-label={label}
        aria-describedby={canEdit ? hintId : undefined}
        className={clsx(!isEditing && 'code-scroll', lines.box, styles.box)}
        data-view={view}
        data-short={isShort(lineCount) || undefined}
        data-editing={isEditing || undefined}
        {...SCROLL_STOP}
        onKeyDownCapture={onKeyDown}
        onFocus={() => canEdit && void loadEditor().catch(() => undefined)}
      >
        {isEditing && editor && file && view === 'source' ? (
          <editor.default
            key={file.name}
            fileName={file.name}
            label={t('demo.editorLabel', { name: file.name })}
            code={file.code}
            onChange={(code) => demo.edit(file, code)}
            onLeave={leaveEditor}
            errorLine={lineOfError(demo.liveError, file.name)}
          />
        ) : (
          <Highlighted file={file} />
        )}
      </div>
      {canEdit && (
        <p id={hintId} className={styles.hint}>
          {t('demo.editorHint')}
        </p>
      )}
      <CopyShortcut target={boxRef} />
      {isEditing && <p className={styles.note}>{t('demo.leaveEditor')}</p>}
    </div>
  );
}
