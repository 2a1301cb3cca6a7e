import { useEffect, useState } from 'react';
import type { Direction } from '@site/src/shared/displayPreferences';
import { isReadyFor, loadMirroring } from './emotionCache';

/**
 * The direction that styles can be made for: the wanted one once what it needs has arrived, until
 * then the one before. Where mirroring cannot be loaded it stays left to right.
 *
 * @returns null as long as there is none yet.
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
