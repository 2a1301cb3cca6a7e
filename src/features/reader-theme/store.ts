import { useSyncExternalStore } from 'react';
import { readStorage, removeStorage, writeStorage } from '@site/src/shared/safeStorage';
import type { ReaderTheme } from '@site/src/features/theme-model';

/** The only key that pages read for readers without a theme. */
export const READER_THEME_KEY = 'mui-x-theme';

let text: string | null | undefined;
let current: ReaderTheme | null = null;
const listeners = new Set<() => void>();

function publish(theme: ReaderTheme | null): void {
  current = theme;
  listeners.forEach((listener) => listener());
}

/** Compiles a stored theme. A newer one that arrives meanwhile wins. */
async function apply(next: string | null): Promise<void> {
  text = next;
  if (next === null) {
    publish(null);
    return;
  }
  const { compileTheme } = await import('@site/src/features/theme-model');
  if (text === next) {
    publish(compileTheme(next));
  }
}

let loading: Promise<void> | undefined;

/** Loads the reader's theme if there is one. Never fails: without its code, demos stay plain. */
export function loadReaderTheme(): Promise<void> {
  if (text === undefined) {
    window.addEventListener('storage', (event) => {
      if (event.key === READER_THEME_KEY || event.key === null) {
        void apply(event.newValue).catch(() => undefined);
      }
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's theme, or `null` without one, until it has loaded, and on the server. */
export function useReaderTheme(): ReaderTheme | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
