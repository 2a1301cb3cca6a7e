import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { takeTurn } from './takeTurn';

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed' };

const IGNORE = () => undefined;

/**
 * Loads something, and again when `load` is another function. A late answer to an earlier one is
 * dropped; until the new one arrives, the old value stays.
 *
 * @param load a stable function, or `null` to wait
 */
export function useLoaded<T>(load: (() => Promise<T>) | null) {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const endTurn = useRef<() => void>(IGNORE);

  // Before the frame that says that it is loading is painted.
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
          // What is loaded may take long to render: in slices, between which the page reacts.
          startTransition(() => setLoaded({ status: 'ready', value }));
        });
      },
      (error: unknown) => {
        if (isCurrent) {
          // The reader sees that it failed; what failed is for whoever opens the console.
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
