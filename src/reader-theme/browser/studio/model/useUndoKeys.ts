import { useEffect, useEffectEvent } from 'react';

/** Fields in which the browser undoes typing. */
const TYPING =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), ' +
  'input:not([type="range"], [type="checkbox"], [type="radio"], [type="color"])';

/** Ctrl+Z undoes, and Ctrl+Shift+Z or Ctrl+Y redoes, unless the reader is typing. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.matches(TYPING);
    if (isTyping || event.altKey || !(event.ctrlKey || event.metaKey)) {
      return;
    }
    const key = event.key.toLowerCase();
    if (key === 'z' || (key === 'y' && !event.shiftKey)) {
      event.preventDefault();
      if (key === 'z' && !event.shiftKey) {
        undo();
      } else {
        redo();
      }
    }
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}
