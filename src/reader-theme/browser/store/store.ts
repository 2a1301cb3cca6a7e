import { useSyncExternalStore } from 'react';
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
let current: ReaderTheme | null = null;
/** How many parts of the page follow the theme. */
let parts = 0;
const listeners = new Set<() => void>();

function notify(): void {
  listeners.forEach((listener) => listener());
}

function publish(theme: ReaderTheme | null): void {
  current = theme;
  notify();
}

/** Opens a stored theme. A newer one that arrives meanwhile wins. */
async function apply(next: string | null): Promise<void> {
  text = next;
  if (next === null) {
    publish(null);
    return;
  }
  const { openText, stopTheme } = await import('@site/src/reader-theme/browser/document');
  const theme = await openText(next);
  if (text === next) {
    publish(hasFrozen(theme.key) ? stopTheme(theme) : theme);
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

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current theme, without following its changes. */
export const getTheme = () => current;

/** Adds a part of the page that follows the theme, and returns a function that removes it. */
export function addThemedPart(): () => void {
  parts += 1;
  notify();
  return () => {
    parts -= 1;
    notify();
  };
}

/** The theme, if a part of the page follows it. */
export function useShownTheme(): ReaderTheme | null {
  return useSyncExternalStore(
    subscribe,
    () => (parts > 0 ? current : null),
    () => null,
  );
}
