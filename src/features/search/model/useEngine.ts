import { useCallback, useEffect, useState } from 'react';
import type { SearchEngine } from '@site/src/shared/search/engine';
import type { SearchVersion } from '@site/src/shared/search/manifest';
import { loadEngine } from './loadEngine';

export type EngineState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly engine: SearchEngine };

/**
 * The search engine for a version, which loads when it is first needed.
 *
 * @returns its state, and a function that retries after a failure
 */
export function useEngine(
  version: SearchVersion,
  resolve: (path: string) => string,
): readonly [EngineState, () => void] {
  const [state, setState] = useState<EngineState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isWanted = true;
    setState({ status: 'loading' });
    loadEngine(version, resolve).then(
      (engine) => isWanted && setState({ status: 'ready', engine }),
      () => isWanted && setState({ status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [version, resolve, attempt]);

  return [state, useCallback(() => setAttempt((count) => count + 1), [])];
}
