import { inlineScript } from '../../../base/shared/inlineScript';
import { SLASH_KEY_SETTING } from '../../../base/shared/storageKeys';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface EarlyInputOptions {
  /** A selector of the controls whose press is kept. */
  readonly pressed: string;
  /** A selector of the fields in which the browser enters what is typed. */
  readonly typed: string;
  /** The keys that are kept after a press or a shortcut, as a regular expression. */
  readonly keys: string;
  /** A selector of the link that skips to the content. */
  readonly skips: string;
  /** The attribute of `<html>` that becomes `true` when the page is hydrated. */
  readonly hydratedAttribute: string;
  /** The attribute of a control while its press is kept, which the style sheet shows. */
  readonly pendingAttribute: string;
  /** The key in local storage that is `off` if `/` doesn't open the search. */
  readonly slashSetting: string;
}

// A control can be pressed before React listens: a new kind of control belongs in these selectors.
const PRESSED = 'button, [role=tab], a[aria-expanded], [type=radio], [type=checkbox]';
const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';
/** The link of Docusaurus, which has no other mark. */
const SKIPS = 'a[href="#__docusaurus_skipToContent_fallback"]';
/** Characters, and what edits, chooses, or closes. Others, such as Tab, are left to the browser. */
const KEYS = '^(.|Enter|Escape|Backspace|Arrow.*)$';

function keepEarlyInput(options: EarlyInputOptions): void {
  const { pressed, typed, hydratedAttribute, pendingAttribute, slashSetting } = options;
  const root = document.documentElement;
  const keys = new RegExp(options.keys, 'u');
  /** What repeats the presses and keys, in their order. */
  const steps: (() => void)[] = [];
  /** What the reader has entered. React removes it if it renders a field before it knows. */
  const texts = new Map<Field, string>();
  let isHydrated = false;
  let isRepeating = false;
  /** Whether a kept key opens the search, which gets what follows, wherever the focus is now. */
  let opensSearch = false;

  function keep(event: Event, step: () => void): void {
    event.preventDefault();
    event.stopPropagation();
    steps.push(step);
  }

  /** Docusaurus mounts tabs a second time: https://github.com/facebook/docusaurus/issues/5653 */
  function follow(control: HTMLElement): () => HTMLElement {
    const alike = () =>
      [...document.querySelectorAll<HTMLElement>('[role=tab]')].filter(
        ({ textContent }) => textContent === control.textContent,
      );
    const place = alike().indexOf(control);
    return () => (control.isConnected ? control : (alike()[place] ?? control));
  }

  function keepPress(event: Event, control: HTMLElement): void {
    const find = follow(control);
    const block = control.closest('[data-code-block]');
    const isCopy = block?.querySelector('button') === control;
    if (isCopy) {
      // Now, because browsers soon refuse it. The repeated press only shows that it is done.
      const text = block.querySelector('code')?.textContent ?? '';
      navigator.clipboard?.writeText(text).catch(() => undefined);
    }
    control.setAttribute(pendingAttribute, '');
    keep(event, () => {
      control.removeAttribute(pendingAttribute);
      if (!isCopy || navigator.userActivation?.isActive !== false) {
        find().click();
      }
    });
  }

  /** Without React, the link leads to an element that begins with the menu. */
  function skip(event: Event): void {
    const main = document.querySelector('main');
    if (main) {
      event.preventDefault();
      main.tabIndex = -1;
      main.focus();
      main.removeAttribute('tabindex');
    }
  }

  function onClick(event: MouseEvent): void {
    const target = event.target as Element;
    const control = target.closest<HTMLElement>(pressed);
    if (target.closest(options.skips) && !isHydrated) {
      skip(event);
    }
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (control && !hasModifier && !isRepeating) {
      keepPress(event, control);
    }
  }

  function isSlashOff(): boolean {
    try {
      return localStorage.getItem(slashSetting) === 'off';
    } catch {
      // Storage is refused.
      return false;
    }
  }

  /** Whether the page handles the key, and not the browser. */
  function isKept(target: Element, key: string): boolean {
    if (!isHydrated && !opensSearch && target.matches(typed)) {
      return false;
    }
    const isClick = target.matches('button') && (key === 'Enter' || key === ' ');
    const isSlash = key === '/' && !isSlashOff();
    const starts = isSlash || (target.matches('button, [role=tab]') && !isClick);
    return keys.test(key) && (steps.length > 0 || starts);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
    const target = event.target as HTMLElement;
    if (isRepeating || isComposing || altKey) {
      return;
    }
    const command = (ctrlKey || metaKey) && !shiftKey ? key.toLowerCase() : '';
    if (command === 'c' && !String(getSelection()) && !target.matches(typed)) {
      const block =
        target.closest('[data-code-block]') ?? document.querySelector('[data-code-block]:hover');
      const button = block?.querySelector('button');
      if (button) {
        keepPress(event, button);
      }
    } else if (command === 'k' || (!ctrlKey && !metaKey && isKept(target, key))) {
      opensSearch ||= command === 'k' || (key === '/' && !target.matches(typed));
      const find = target.matches('[role=tab]') ? follow(target) : () => document.activeElement;
      const init = { key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
      keep(event, () => {
        const receiver = find() ?? document.body;
        if (receiver.dispatchEvent(new KeyboardEvent('keydown', init))) {
          act(receiver as HTMLElement, key);
        }
      });
    }
  }

  /** Does what the browser does with a key of the reader. */
  function act(receiver: HTMLElement, key: string): void {
    if (receiver.matches(typed)) {
      const { value, selectionStart, selectionEnd } = receiver as HTMLInputElement;
      const start = selectionStart ?? value.length;
      const end = selectionEnd ?? start;
      const isRemoval = key === 'Backspace';
      const before = value.slice(0, isRemoval && start === end ? Math.max(0, start - 1) : start);
      if (isRemoval || /^.$/u.test(key)) {
        enter(before + (isRemoval ? '' : key) + value.slice(end), receiver as Field);
      }
    } else if (receiver.matches('a, button, [role=tab]') && (key === 'Enter' || key === ' ')) {
      receiver.click();
    }
    if (key === 'Escape') {
      receiver.closest('dialog')?.close();
      // A popover closes wherever the focus is. One that is closed ignores it.
      document
        .querySelectorAll<HTMLElement>('[popover=auto]')
        .forEach((popover) => popover.hidePopover());
    }
  }

  /** Right before the browser enters a letter, because React can render after its `keydown`. */
  function onBeforeInput({ target, isComposing }: InputEvent): void {
    const field = target as Field;
    const text = texts.get(field) ?? field.value;
    if (text !== field.value && !isHydrated && !isComposing) {
      field.value = text;
    }
  }

  function onInput({ target }: Event): void {
    const field = target as Field;
    if (!isRepeating && field.matches(`${typed}, select`)) {
      texts.set(field, field.value);
    }
  }

  function enter(value: string, field: Field): void {
    // React ignores a value that it already knows, which it tracks through its own setter on the
    // field.
    field.value = value ? '' : ' ';
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    // React listens to the one of text, and to the other of a list.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (field.matches('select')) {
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }

  /** One step per task, so that the page has rendered it. Listens until there is none. */
  function repeat(): void {
    isHydrated = true;
    isRepeating = true;
    texts.forEach(enter);
    texts.clear();
    const step = steps.shift();
    step?.();
    isRepeating = false;
    if (step) {
      setTimeout(repeat);
    } else {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('beforeinput', onBeforeInput, true);
      document.removeEventListener('input', onInput, true);
    }
  }

  const observer = new MutationObserver(() => {
    if (root.getAttribute(hydratedAttribute) === 'true') {
      observer.disconnect();
      setTimeout(repeat);
    }
  });
  observer.observe(root, { attributes: true, attributeFilter: [hydratedAttribute] });
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('beforeinput', onBeforeInput, true);
  document.addEventListener('input', onInput, true);
}

/**
 * The source of the script that keeps early input and repeats it after hydration, in its order:
 * presses of buttons, tabs, options, and groups of the menu; the search shortcuts; and the keys after
 * them. What is typed into a field is left to the browser and entered again for React. Links work
 * without scripts.
 *
 * React listens a moment before the page is marked as hydrated, so what is kept is withheld:
 * otherwise, a menu would open and close again.
 *
 * It isn't bundled, so that it listens from the first paint; on a slow phone, that is seconds
 * before the bundle runs.
 */
export function createEarlyInputScript(): string {
  return inlineScript(keepEarlyInput, {
    pressed: PRESSED,
    typed: TYPED,
    keys: KEYS,
    skips: SKIPS,
    hydratedAttribute: 'data-has-hydrated',
    pendingAttribute: 'data-pending',
    slashSetting: SLASH_KEY_SETTING,
  });
}
