import { useCallback, useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '@site/src/shared/safeStorage';

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
    () => parse(chosen.get(key) ?? readStorage(key)),
    () => parse(null),
  );
  const choose = useCallback(
    (next: T) => {
      chosen.set(key, next);
      writeStorage(key, next);
      notify();
    },
    [key],
  );
  return [choice, choose];
}
