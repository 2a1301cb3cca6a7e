/** The fields of a keyboard event that matter, so that tests don't need an event. */
export type SearchKeys = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

function hasModifier({ ctrlKey, metaKey, altKey }: SearchKeys): boolean {
  return ctrlKey || metaKey || altKey;
}

/** Whether the keys are exactly Ctrl+K or ⌘K. */
export function isToggle(keys: SearchKeys): boolean {
  return (
    (keys.ctrlKey || keys.metaKey) &&
    !keys.altKey &&
    !keys.shiftKey &&
    keys.key.toLowerCase() === 'k'
  );
}

/** Whether the key is a slash, which needs Shift on some keyboards. */
export function isSlash(keys: SearchKeys): boolean {
  return keys.key === '/' && !hasModifier(keys);
}

/** Whether the key enters a character, including a space, in a field. */
export function isPrintable(keys: SearchKeys): boolean {
  return !hasModifier(keys) && !keys.isComposing && /^.$/u.test(keys.key);
}

/** The typed letter or digit, if any. */
export function typedCharacter(keys: SearchKeys): string | null {
  return isPrintable(keys) && /[\p{L}\p{N}]/u.test(keys.key) ? keys.key : null;
}

/** Whether the focused element accepts typing itself. */
export function isEditable(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) {
    return false;
  }
  return (
    target.isContentEditable ||
    target.closest('[contenteditable]:not([contenteditable="false"])') !== null ||
    target.matches('input, textarea, select, [role="textbox"], [role="combobox"], [role="grid"] *')
  );
}
