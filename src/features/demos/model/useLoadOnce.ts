import { useCallback, useRef, useState } from 'react';

export interface LoadedOnce<T> {
  readonly value: T | null;
  readonly hasFailed: boolean;
  /**
   * Loads once, or again after a failure. Also returns the value to controls that need it
   * immediately.
   */
  readonly load: () => Promise<T>;
}

/** Loads part of a demo when it is first needed, because most demos are only viewed. */
export function useLoadOnce<T>(loadValue: () => Promise<T>): LoadedOnce<T> {
  const [value, setValue] = useState<T | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const pending = useRef<Promise<T> | null>(null);

  const load = useCallback(() => {
    pending.current ??= loadValue().then(
      (loaded) => {
        setValue(loaded);
        setFailed(false);
        return loaded;
      },
      (error: unknown) => {
        pending.current = null;
        setFailed(true);
        throw error;
      },
    );
    return pending.current;
  }, [loadValue]);

  return { value, hasFailed, load };
}
