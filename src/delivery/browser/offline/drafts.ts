/** Inputs that aren't for text. A choice is quickly made again. */
const CHOICES = new Set(['button', 'checkbox', 'color', 'radio', 'range', 'reset', 'submit']);

/** The text fields and editors in which the reader has typed. */
const edited = new Set<HTMLElement>();

function textOf(field: HTMLElement): string {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : (field.textContent ?? '');
}

function onInput({ target }: Event): void {
  const isChoice = target instanceof HTMLInputElement && CHOICES.has(target.type);
  if (target instanceof HTMLElement && !(target instanceof HTMLSelectElement) && !isChoice) {
    edited.add(target);
  }
}

/** Notices where the reader types. Call it once, before they can. */
export function watchDrafts(): void {
  document.addEventListener('input', onInput, true);
}

/** Whether the page contains something that the reader has typed, which a reload would discard. */
export function hasDraft(): boolean {
  edited.forEach((field) => {
    if (!field.isConnected) {
      edited.delete(field);
    }
  });
  return [...edited].some((field) => textOf(field).trim() !== '');
}
