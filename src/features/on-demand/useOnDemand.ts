import { useCallback, useRef, useState } from 'react';

export type OnDemand<Module> =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly module: Module };

/**
 * Code that loads when a reader needs it, such as that of a dialog.
 *
 * @param importModule a stable function
 * @returns the state, and a function that loads the code once, or again after a failure
 */
export function useOnDemand<Module>(
  importModule: () => Promise<Module>,
): readonly [OnDemand<Module>, () => Promise<Module | null>] {
  const [loading, setLoading] = useState<OnDemand<Module>>({ status: 'idle' });
  const promise = useRef<Promise<Module | null>>(null);

  const load = useCallback(() => {
    if (!promise.current) {
      setLoading({ status: 'loading' });
      promise.current = importModule().then(
        (module) => {
          setLoading({ status: 'ready', module });
          return module;
        },
        () => {
          promise.current = null;
          setLoading({ status: 'failed' });
          return null;
        },
      );
    }
    return promise.current;
  }, [importModule]);

  return [loading, load];
}
