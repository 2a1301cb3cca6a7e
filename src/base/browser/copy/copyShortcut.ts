/**
 * The fields of a keyboard event that the shortcut depends on, so that tests don't need an event.
 */
export type ShortcutKeys = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** Whether the keys are exactly Ctrl+C or ⌘C. */
export function isCopyShortcut(event: ShortcutKeys): boolean {
  return (
    event.key.toLowerCase() === 'c' &&
    (event.ctrlKey || event.metaKey) &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented
  );
}

/**
 * Whether the reader has selected something, which the browser then copies itself: text on the
 * page, or in the focused field, whose selection isn't part of the document's.
 */
export function hasSelection(document: Document): boolean {
  if (document.getSelection()?.toString()) {
    return true;
  }
  const field = document.activeElement;
  return (
    (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) &&
    field.selectionStart !== field.selectionEnd
  );
}
