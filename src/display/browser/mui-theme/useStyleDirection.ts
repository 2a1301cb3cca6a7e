import { useEffect, useState } from 'react';
import type { Direction } from '@site/src/display/shared/displayPreferences';
import { isReadyFor, loadMirroring } from './emotionCache';

/**
 * The direction for which styles can be created: the requested one after its code has loaded, and
 * the previous one until then. If mirroring can't be loaded, it stays left to right.
 *
 * @returns `null` as long as there is none
 */
export function useStyleDirection(wanted: Direction): Direction | null {
  const [direction, setDirection] = useState(isReadyFor(wanted) ? wanted : null);

  useEffect(() => {
    let isCurrent = true;
    const settle = (settled: Direction) => () => {
      if (isCurrent) {
        setDirection(settled);
      }
    };
    if (isReadyFor(wanted)) {
      settle(wanted)();
    } else {
      loadMirroring().then(settle(wanted), settle('ltr'));
    }
    return () => {
      isCurrent = false;
    };
  }, [wanted]);

  return isReadyFor(wanted) ? wanted : direction;
}
