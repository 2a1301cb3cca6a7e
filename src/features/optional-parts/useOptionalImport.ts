import { useEffect, useState } from 'react';

/**
 * Loads code of an optional part. A failed load is ignored.
 *
 * @param load a stable function, or `null` to wait
 * @returns the module, or `null` until it has loaded and if that failed
 */
export function useOptionalImport<Module extends object>(
  load: (() => Promise<Module>) | null,
): Module | null {
  const [module, setModule] = useState<Module | null>(null);

  useEffect(() => {
    let isCurrent = true;
    load?.().then(
      (loaded) => isCurrent && setModule(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);

  return load ? module : null;
}
