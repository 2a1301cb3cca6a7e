import { useCallback, useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '@site/src/base/shared/safeStorage';

/** The choices of this tab, so that components agree even if storage is unavailable. */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

function notify(): void {
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null) {
      chosen.delete(event.key);
    }
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function read(key: string): string | null {
  return chosen.get(key) ?? readStorage(key);
}

function write(key: string, value: string): void {
  chosen.set(key, value);
  writeStorage(key, value);
}

/**
 * A choice in local storage, shared by every component and tab that uses the same key. The server
 * and the first client render use `parse(null)`.
 *
 * @param key The storage key.
 * @param parse Parses the stored value. Must return the default for `null` and for unknown values.
 */
export function useStoredChoice<T extends string>(
  key: string,
  parse: (stored: string | null) => T,
): readonly [T, (next: T) => void] {
  const choice = useSyncExternalStore(
    subscribe,
    () => parse(read(key)),
    () => parse(null),
  );
  const choose = useCallback(
    (next: T) => {
      write(key, next);
      notify();
    },
    [key],
  );
  return [choice, choose];
}

/**
 * One choice for several keys, for example of similar lists. It is `null` while the keys have
 * different values, as on the server; choosing sets all of them.
 *
 * @param keys The storage keys; must be the same array in each render.
 * @param parse Parses a stored value. Must return the default for `null` and for unknown values.
 */
export function useSharedChoice<T extends string>(
  keys: readonly string[],
  parse: (stored: string | null) => T,
): readonly [T | null, (next: T) => void] {
  const choice = useSyncExternalStore(
    subscribe,
    () => {
      const [first, ...others] = new Set(keys.map((key) => parse(read(key))));
      return others.length === 0 ? (first ?? null) : null;
    },
    () => null,
  );
  const choose = useCallback(
    (next: T) => {
      keys.forEach((key) => write(key, next));
      notify();
    },
    [keys],
  );
  return [choice, choose];
}
