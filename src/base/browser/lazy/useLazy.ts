import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { trackLoad } from './whenQuiet';

/** Code or data that loads when it is needed. */
export interface Lazy<T> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** `null` until it has loaded. If the loader changes, the old value stays until then. */
  readonly value: T | null;
  /** Loads once, or again after a failure. Rejects if that fails, which `status` also says. */
  readonly load: () => Promise<T>;
}

interface State<T> {
  readonly loader: (() => Promise<T>) | null;
  readonly status: Lazy<T>['status'];
  readonly value: T | null;
}

/**
 * The only way in which features load code and data on demand. Its result renders in a transition,
 * so that the page stays responsive.
 *
 * @param loader a stable function; a new one loads again
 * @param isNeeded whether it loads without a call of `load`
 */
export function useLazy<T>(loader: () => Promise<T>, isNeeded = false): Lazy<T> {
  const [state, setState] = useState<State<T>>({ loader: null, status: 'idle', value: null });
  const pending = useRef<{ readonly loader: () => Promise<T>; readonly promise: Promise<T> }>(null);

  const start = useCallback(() => {
    if (pending.current?.loader === loader) {
      return pending.current.promise;
    }
    const promise = loader();
    trackLoad(promise);
    const request = { loader, promise };
    const isCurrent = () => pending.current === request;
    pending.current = request;
    promise.then(
      (value) => {
        if (isCurrent()) {
          startTransition(() => setState({ loader, status: 'ready', value }));
        }
      },
      () => {
        if (isCurrent()) {
          pending.current = null;
          setState(({ value }) => ({ loader, status: 'failed', value }));
        }
      },
    );
    return promise;
  }, [loader]);

  const load = useCallback(() => {
    if (pending.current?.loader !== loader) {
      setState(({ value }) => ({ loader, status: 'loading', value }));
    }
    return start();
  }, [loader, start]);

  // Before the browser paints the loading state, because the code may already be there.
  useLayoutEffect(() => {
    if (isNeeded) {
      start().catch(() => undefined);
    }
  }, [isNeeded, start]);

  const waiting = isNeeded ? 'loading' : 'idle';
  const status = state.loader === loader && state.status !== 'idle' ? state.status : waiting;
  return { status, value: state.value, load };
}
