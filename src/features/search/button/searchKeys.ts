/** The keys of a keyboard event that decide, so that a test needs no event. */
export type SearchKeys = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

function hasModifier({ ctrlKey, metaKey, altKey }: SearchKeys): boolean {
  return ctrlKey || metaKey || altKey;
}

/** Ctrl+K or ⌘K and nothing more. */
export function isToggle(keys: SearchKeys): boolean {
  return (
    (keys.ctrlKey || keys.metaKey) &&
    !keys.altKey &&
    !keys.shiftKey &&
    keys.key.toLowerCase() === 'k'
  );
}

/** A slash; on some keyboards it needs Shift. */
export function isSlash(keys: SearchKeys): boolean {
  return keys.key === '/' && !hasModifier(keys);
}

/** Whether the key enters a character, a space among them, where something takes typing. */
export function isPrintable(keys: SearchKeys): boolean {
  return !hasModifier(keys) && !keys.isComposing && /^.$/u.test(keys.key);
}

/** The letter or digit that was typed, if one was. */
export function typedCharacter(keys: SearchKeys): string | null {
  return isPrintable(keys) && /[\p{L}\p{N}]/u.test(keys.key) ? keys.key : null;
}

/** Whether what has the focus takes typing itself. */
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
