import { useCallback, useRef, useState } from 'react';

export type OnDemand<Module> =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly module: Module };

/**
 * Code that only a reader who asks for it downloads, such as that of a dialog.
 *
 * @param importModule a stable function.
 * @returns its state, and the function that loads it: again after a failure, once otherwise.
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
