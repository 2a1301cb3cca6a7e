/** The keys of a keyboard event that decide, so that a test needs no event. */
export type ShortcutKeys = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** Whether the keys are Ctrl+C or ⌘C and nothing more. */
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
 * Whether the reader has selected something, which the browser then copies by itself: text on the
 * page, or inside the field that has focus (a field's selection is not part of the document's).
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
