import { inlineScript } from '../../shared/inlineScript';
import { SLASH_KEY_SETTING } from '../../shared/slashKey';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface EarlyInputOptions {
  /** A selector of the controls whose press is kept. */
  readonly pressed: string;
  /** The attribute of `<html>` that becomes `true` when the page is hydrated. */
  readonly hydratedAttribute: string;
  /** The attribute of a control while its press is kept, which the style sheet shows. */
  readonly pendingAttribute: string;
  /** The key in local storage that is `off` if `/` doesn't open the search. */
  readonly slashSetting: string;
}

/** The controls whose press is kept. Of the others, fields keep their text. */
const PRESSED = 'button, [role=tab], a[aria-expanded], [type=radio], [type=checkbox]';

function replayEarlyInput(options: EarlyInputOptions): void {
  const { pressed, hydratedAttribute, pendingAttribute, slashSetting } = options;
  const root = document.documentElement;
  /** Repeats the last click or shortcut. */
  let press: (() => void) | null = null;
  /** What was typed after the search shortcut. */
  let typed: string | null = null;
  let isRepeating = false;
  const fields = new Map<Field, string>();

  function hasModifier(event: MouseEvent | KeyboardEvent): boolean {
    return event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  }

  function withhold(event: Event): void {
    event.preventDefault();
    event.stopPropagation();
  }

  function clearPending(): void {
    document
      .querySelectorAll(`[${pendingAttribute}]`)
      .forEach((control) => control.removeAttribute(pendingAttribute));
  }

  function tabsLike(tab: Element): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>('[role=tab]')].filter(
      (other) => other.textContent === tab.textContent,
    );
  }

  function onClick(event: MouseEvent | KeyboardEvent): void {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>(pressed) : null;
    if (!button || hasModifier(event)) {
      return;
    }
    withhold(event);
    typed = null;
    clearPending();
    button.setAttribute(pendingAttribute, '');
    const place = tabsLike(button).indexOf(button);
    // Docusaurus mounts tabs a second time: https://github.com/facebook/docusaurus/issues/5653
    press = () => (button.isConnected ? button : (tabsLike(button)[place] ?? button)).click();
  }

  function pressKey(init: KeyboardEventInit): void {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
    );
  }

  function isSearchShortcut(event: KeyboardEvent): boolean {
    const hasCommand = event.ctrlKey || event.metaKey;
    return hasCommand && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
  }

  function isSlashOff(): boolean {
    try {
      return localStorage.getItem(slashSetting) === 'off';
    } catch {
      return false;
    }
  }

  function isSlash(event: KeyboardEvent): boolean {
    return (
      event.key === '/' &&
      !(event.ctrlKey || event.metaKey || event.altKey) &&
      !(event.target as Element).matches('input, textarea') &&
      !isSlashOff()
    );
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isRepeating) {
      return;
    }
    if (event.key === 'Enter' && (event.target as Element).matches('[role=tab]:not(button)')) {
      onClick(event);
    } else if (isSearchShortcut(event) || (typed === null && isSlash(event))) {
      const { key, code, ctrlKey, metaKey } = event;
      press = () => pressKey({ key, code, ctrlKey, metaKey });
      typed = '';
    } else if (typed === null || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    } else if (event.key === 'Escape') {
      typed = null;
      if (!press) {
        return;
      }
      press = null;
    } else if (event.key === 'Backspace') {
      typed = typed.replace(/.$/u, '');
    } else if (/^.$/u.test(event.key)) {
      typed += event.key;
    } else {
      return;
    }
    withhold(event);
  }

  function onInput({ target }: Event): void {
    const field = target as Field;
    if (field.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])')) {
      fields.set(field, field.value);
    }
  }

  function enter(value: string, field: Field): void {
    // React ignores a value that it already knows, which it tracks through its own setter on the
    // field.
    field.value = '';
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function type(text: string): void {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement) {
      enter(field.value + text, field);
    } else {
      [...text].forEach((key) => pressKey({ key }));
    }
  }

  function repeat(action: () => void): void {
    isRepeating = true;
    action();
    isRepeating = false;
  }

  function finish(): void {
    const kept = press;
    press = null;
    if (kept) {
      repeat(kept);
      // What the shortcut opens listens a moment later. Keys until then are stored, too.
      setTimeout(finish);
      return;
    }
    document.removeEventListener('keydown', onKeyDown, true);
    const text = typed;
    if (text) {
      repeat(() => type(text));
    }
  }

  function onHydrated(): void {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('input', onInput, true);
    clearPending();
    // A field that renders again before it listens loses its value.
    fields.forEach((value, field) => enter(field.value || value, field));
    finish();
  }

  const observer = new MutationObserver(() => {
    if (root.getAttribute(hydratedAttribute) === 'true') {
      observer.disconnect();
      setTimeout(onHydrated);
    }
  });
  observer.observe(root, { attributes: true, attributeFilter: [hydratedAttribute] });
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('input', onInput, true);
}

/**
 * The source of the script that stores early input and replays it after hydration: text in fields,
 * and the last click on a button, a tab, an option, or a group of the menu, or the last search shortcut
 * with the text typed after it. Other links work without scripts.
 *
 * React listens a moment before the page is marked as hydrated, so stored events are stopped:
 * otherwise, a menu would open and close again.
 *
 * It isn't bundled, so that it listens from the first paint; on a slow phone, that is seconds
 * before the bundle runs.
 */
export function createEarlyInputScript(): string {
  return inlineScript(replayEarlyInput, {
    pressed: PRESSED,
    hydratedAttribute: 'data-has-hydrated',
    pendingAttribute: 'data-pending',
    slashSetting: SLASH_KEY_SETTING,
  });
}
