import { useCallback, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLazy } from '@site/src/base/browser/lazy';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { Tabs } from '@site/src/base/browser/ui/Tabs';
import { lineOfError } from '@site/src/demos/browser/live';
import type { Edits } from './useEdits';
import styles from './HandlerEditor.module.css';

const importEditor = () => import('@site/src/demos/browser/editor');

interface HandlerEditorProps {
  readonly edits: Edits;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Why the reader's version doesn't answer. */
  readonly error: string | null;
}

/**
 * The files of the handler, to edit while the grid asks them. The Tab key focuses the box; Enter
 * moves the focus into the editor and Escape back, as in the editor of demos.
 */
export function HandlerEditor({ edits, isOpen, onToggle, error }: HandlerEditorProps) {
  const t = useTranslate();
  const panelId = useId();
  const hintId = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const [selected, setSelected] = useState(0);
  const [discards, setDiscards] = useState(0);
  const { value: editor } = useLazy(importEditor, isOpen);
  const leave = useCallback(() => boxRef.current?.focus(), []);
  const names = Object.keys(edits.files ?? {});
  const name = names[selected] ?? '';

  const discard = () => {
    edits.discard();
    setDiscards(discards + 1);
    // The button disappears.
    (boxRef.current ?? toggleRef.current)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === boxRef.current) {
      event.preventDefault();
      boxRef.current.querySelector<HTMLElement>('.cm-content')?.focus();
    }
  };

  return (
    <div className={styles.editor}>
      <div className={styles.bar}>
        <Button ref={toggleRef} size="small" aria-expanded={isOpen} onClick={onToggle}>
          {t('lab.editHandler')}
        </Button>
        {edits.isEdited && (
          <Button size="small" onClick={discard}>
            {t('lab.discardHandler')}
          </Button>
        )}
        <span role="status">{edits.isEdited ? t('lab.edited') : ''}</span>
      </div>
      <p aria-live="polite" className={styles.error}>
        {error ?? ''}
      </p>
      {isOpen && edits.files && editor && (
        <>
          <Tabs
            tabs={names}
            selected={selected}
            onSelect={setSelected}
            label={t('lab.files')}
            panelId={panelId}
            surface="code"
          />
          <div
            ref={boxRef}
            role="tabpanel"
            id={panelId}
            aria-labelledby={`${panelId}-${name}`}
            aria-describedby={hintId}
            tabIndex={0}
            dir="ltr"
            className={styles.code}
            onKeyDownCapture={onKeyDown}
          >
            <editor.CodeEditor
              key={`${name}${discards}`}
              fileName={name}
              label={t('lab.editor', { name })}
              code={edits.files[name] ?? ''}
              onChange={(code) => edits.edit(name, code)}
              onLeave={leave}
              errorLine={lineOfError(error, name)}
              takesFocus={false}
            />
          </div>
          <p id={hintId} className={styles.hint}>
            {t('lab.editorHint')}
          </p>
        </>
      )}
    </div>
  );
}
