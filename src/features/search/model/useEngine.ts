import { useCallback } from 'react';
import { useLazy } from '@site/src/features/lazy';
import type { SearchEngine } from '@site/src/shared/search/engine';
import type { SearchVersion } from '@site/src/shared/search/manifest';
import { loadEngine } from './loadEngine';

export interface EngineState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** `null` until it has loaded. */
  readonly engine: SearchEngine | null;
  readonly retry: () => void;
}

/** The search engine for a version, which loads when it is first needed. */
export function useEngine(version: SearchVersion, resolve: (path: string) => string): EngineState {
  const { status, value, load } = useLazy(
    useCallback(() => loadEngine(version, resolve), [version, resolve]),
    true,
  );
  return {
    status: status === 'idle' ? 'loading' : status,
    // While another version loads, there is no engine.
    engine: status === 'ready' ? value : null,
    retry: () => void load().catch(() => undefined),
  };
}
