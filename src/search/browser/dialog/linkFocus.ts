import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus from the field to the first link below it on arrow down. */
export function focusFirstLink(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'ArrowDown') {
    event.preventDefault();
    event.currentTarget.closest('dialog')?.querySelector<HTMLElement>('section a')?.focus();
  }
}

/**
 * Moves the focus with the arrow keys among the links of a list. Above the first link, and when the
 * reader types, the focus returns to the field.
 */
export function moveLinkFocus(event: KeyboardEvent<HTMLElement>): void {
  const field = event.currentTarget
    .closest('dialog')
    ?.querySelector<HTMLInputElement>('[role="combobox"]');
  const step = STEPS[event.key];
  if (step !== undefined) {
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll('a')];
    const row = event.target instanceof Element ? event.target.closest('li') : null;
    const next = links.findIndex((link) => row?.contains(link)) + step;
    (next < 0 ? field : links[Math.min(next, links.length - 1)])?.focus();
  } else if (isCharacter(event)) {
    // The key press then goes to the newly focused element.
    field?.focus();
  }
}

function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
