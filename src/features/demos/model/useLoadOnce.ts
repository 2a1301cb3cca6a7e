import { useCallback, useRef, useState } from 'react';

export interface LoadedOnce<T> {
  readonly value: T | null;
  readonly hasFailed: boolean;
  /** Loads once; a failed load can be repeated. Also for controls that need the value at once. */
  readonly load: () => Promise<T>;
}

/** Something of a demo that is loaded when it is first asked for: most demos are only looked at. */
export function useLoadOnce<T>(loadModule: () => Promise<{ default: T }>): LoadedOnce<T> {
  const [value, setValue] = useState<T | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const pending = useRef<Promise<T> | null>(null);

  const load = useCallback(() => {
    pending.current ??= loadModule().then(
      (module) => {
        setValue(module.default);
        setFailed(false);
        return module.default;
      },
      (error: unknown) => {
        pending.current = null;
        setFailed(true);
        throw error;
      },
    );
    return pending.current;
  }, [loadModule]);

  return { value, hasFailed, load };
}
