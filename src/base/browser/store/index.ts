import { useSyncExternalStore } from 'react';

/** A value that parts of the page share which are far from one another in the React tree. */
export interface Store<Value> {
  /** The value, without following its changes. */
  readonly get: () => Value;
  readonly set: (next: Value) => void;
  /** A hook: the value as it changes. The server and the first client render use the initial one. */
  readonly use: () => Value;
}

/** @param initial the value until the first change, and on the server */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  const get = () => current;

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    get,
    set(next) {
      current = next;
      listeners.forEach((listener) => listener());
    },
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}
