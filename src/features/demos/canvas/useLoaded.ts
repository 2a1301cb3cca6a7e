import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { takeTurn } from './takeTurn';

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed' };

const IGNORE = () => undefined;

/**
 * Loads a value, and loads it again when `load` changes. The result of an outdated load is ignored;
 * until the new value has loaded, the old one stays.
 *
 * @param load a stable function, or `null` to wait
 */
export function useLoaded<T>(load: (() => Promise<T>) | null) {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const endTurn = useRef<() => void>(IGNORE);

  // Before the browser paints the loading state.
  useLayoutEffect(() => {
    let isCurrent = true;
    load?.().then(
      (value) => {
        takeTurn((done) => {
          if (!isCurrent) {
            done();
            return;
          }
          endTurn.current = done;
          // The value can take long to render, so React renders it in slices and the page stays
          // responsive.
          startTransition(() => setLoaded({ status: 'ready', value }));
        });
      },
      (error: unknown) => {
        if (isCurrent) {
          // The reader sees that it failed; the console explains why.
          console.error(error);
          setLoaded({ status: 'failed' });
        }
      },
    );
    return () => {
      isCurrent = false;
      endTurn.current();
    };
  }, [load, attempt]);

  useEffect(() => endTurn.current(), [loaded]);

  const retry = useCallback(() => {
    setLoaded({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  return { loaded, retry };
}
