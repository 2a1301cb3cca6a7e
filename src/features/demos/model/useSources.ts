import { useCallback, useRef, useState } from 'react';
import type { DemoSources, ResolvedDemoProps } from '@site/src/shared/demo';

export interface LoadedSources {
  readonly sources: DemoSources | null;
  readonly hasFailed: boolean;
  /** Loads once; a failed load can be repeated. Also for controls that need the code at once. */
  readonly load: () => Promise<DemoSources>;
}

/** A demo's code. It is loaded when it is first asked for: most demos are only looked at. */
export function useSources(loadSources: ResolvedDemoProps['loadSources']): LoadedSources {
  const [sources, setSources] = useState<DemoSources | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const pending = useRef<Promise<DemoSources> | null>(null);

  const load = useCallback(() => {
    pending.current ??= loadSources().then(
      (module) => {
        setSources(module.default);
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
  }, [loadSources]);

  return { sources, hasFailed, load };
}
