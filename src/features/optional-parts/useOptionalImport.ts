import { useEffect, useState } from 'react';

/**
 * Loads code that a reader can do without: what cannot be loaded is never there.
 *
 * @param load a stable function, or null to wait.
 * @returns what was loaded; null until then, and for good when it fails.
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
