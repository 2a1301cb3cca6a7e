import { useCallback, useEffect, useState } from 'react';
import type { SearchEngine } from '@site/src/shared/search/engine';
import type { SearchVersion } from '@site/src/shared/search/manifest';
import { loadEngine } from './loadEngine';

interface Outcome {
  /** What was asked for, so that the outcome of an earlier request doesn't count. */
  readonly request: string;
  readonly state: EngineState;
}

const LOADING: EngineState = { status: 'loading' };

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
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  const request = `${version.file} ${attempt}`;

  useEffect(() => {
    loadEngine(version, resolve).then(
      (engine) => setOutcome({ request, state: { status: 'ready', engine } }),
      () => setOutcome({ request, state: { status: 'failed' } }),
    );
  }, [version, resolve, request]);

  const state = outcome?.request === request ? outcome.state : LOADING;
  return [state, useCallback(() => setAttempt((count) => count + 1), [])];
}
