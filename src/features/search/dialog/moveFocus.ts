import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** From the field, the down arrow leads to the first link below it. */
export function focusFirstLink(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'ArrowDown') {
    event.preventDefault();
    event.currentTarget.closest('dialog')?.querySelector<HTMLElement>('section a')?.focus();
  }
}

/**
 * Arrow keys move the focus among the links of a list; above the first one it goes back to the
 * field, and so it does when the reader types on.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
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
    // The key press goes on to what has the focus by then.
    field?.focus();
  }
}

function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
