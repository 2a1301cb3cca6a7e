import { useDeferredValue, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * The entries of a list to render now. There can be hundreds, so a page that a link opens at its
 * top renders the first ones immediately and the others later, without blocking. The HTML contains
 * all of them, and so does a page that is opened at an anchor or by going back.
 *
 * @param all Every entry; the same array on each render.
 * @param first Those to show immediately: enough to fill a screen.
 */
export function useEntries<T>(all: readonly T[], first: readonly T[]): readonly T[] {
  const isBrowser = useIsBrowser();
  const { action, location } = useHistory();
  const opensAtTop = isBrowser && action === 'PUSH' && location.hash === '';
  const isComplete = useDeferredValue(true, !opensAtTop);
  return isComplete ? all : first;
}

/**
 * Whether the reader went back or forward to this page. All entries must then have their heights
 * immediately, to restore the scroll position.
 */
export function useIsReturn(): boolean {
  const isBrowser = useIsBrowser();
  const { action } = useHistory();
  const [isReturn] = useState(isBrowser && action === 'POP');
  return isReturn;
}
