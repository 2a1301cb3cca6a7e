import { useCallback } from 'react';
import { useLazy } from '@site/src/base/browser/lazy';
import type { SearchVersion } from '@site/src/search/shared/manifest';
import { loadEngine, type RemoteEngine } from './loadEngine';

export interface EngineState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** `null` until it has loaded. */
  readonly engine: RemoteEngine | null;
  readonly retry: () => void;
}

/** The search engine for a version, for a reader who waits for it. */
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
