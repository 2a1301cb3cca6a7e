import { createStore } from '@site/src/base/browser/store';
import {
  listenToStorage,
  readStorage,
  removeStorage,
  writeStorage,
} from '@site/src/base/shared/safeStorage';
import { READER_THEME_KEY } from '@site/src/base/shared/storageKeys';
import type { ReaderTheme } from '@site/src/reader-theme/browser/document';
import { forgetFreeze, hasFrozen } from './trial';

let text: string | null | undefined;
const current = createStore<ReaderTheme | null>(null);
/** How many parts of the page follow the theme. */
const parts = createStore(0);

/** Opens a stored theme. A newer one that arrives meanwhile wins. */
async function apply(next: string | null): Promise<void> {
  text = next;
  if (next === null) {
    current.set(null);
    return;
  }
  const { openText, stopTheme } = await import('@site/src/reader-theme/browser/document');
  const theme = await openText(next);
  if (text === next) {
    current.set(hasFrozen(theme.key) ? stopTheme(theme) : theme);
  }
}

/** Applies a theme again with which the page stopped responding. */
export async function retryTheme(): Promise<void> {
  forgetFreeze();
  await apply(text ?? null);
}

let loading: Promise<void> | undefined;

/** Loads the reader's theme if there is one. Never fails: without its code, demos stay plain. */
export function loadReaderTheme(): Promise<void> {
  if (text === undefined) {
    listenToStorage([READER_THEME_KEY], (_key, next) => {
      void apply(next).catch(() => undefined);
    });
    loading = apply(readStorage(READER_THEME_KEY)).catch(() => undefined);
  }
  return loading ?? Promise.resolve();
}

/**
 * Changes the theme of this tab and of all others.
 *
 * @param next the text of `writeTheme`, or `null` to turn the theme off
 * @returns whether it is stored; otherwise, it only applies until the page is reloaded
 */
export async function setReaderTheme(next: string | null): Promise<boolean> {
  await loadReaderTheme();
  const isStored =
    next === null ? removeStorage(READER_THEME_KEY) : writeStorage(READER_THEME_KEY, next);
  await apply(next);
  return isStored;
}

/** The current theme, without following its changes. */
export const getTheme = current.get;

/** The current theme; `null` without one, until it has loaded, and on the server. */
export const useStoredTheme = current.use;

/** Adds a part of the page that follows the theme, and returns a function that removes it. */
export function addThemedPart(): () => void {
  parts.set(parts.get() + 1);
  return () => parts.set(parts.get() - 1);
}

/** The theme, if a part of the page follows it. */
export function useShownTheme(): ReaderTheme | null {
  const theme = useStoredTheme();
  return parts.use() > 0 ? theme : null;
}
