import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { takeTurn } from './takeTurn';

const IGNORE = () => undefined;

/**
 * The value, once it is its turn to render. It can take long to render, so React renders it in
 * slices and the page stays responsive.
 *
 * @param value `null` while there is none; the last one stays
 */
export function useInTurn<T extends object>(value: T | null): T | null {
  const [shown, setShown] = useState<T | null>(null);
  const endTurn = useRef<() => void>(IGNORE);

  useLayoutEffect(() => {
    if (!value) {
      return undefined;
    }
    let isCurrent = true;
    takeTurn((done) => {
      if (!isCurrent) {
        done();
        return;
      }
      endTurn.current = done;
      startTransition(() => setShown(value));
    });
    return () => {
      isCurrent = false;
      endTurn.current();
    };
  }, [value]);

  useEffect(() => endTurn.current(), [shown]);

  return shown;
}
