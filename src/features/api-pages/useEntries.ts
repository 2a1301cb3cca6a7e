import { useDeferredValue, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * The entries of a list to render now. A page that a link opens at its top shows the first ones at
 * once and the rest a moment later, without blocking: there may be hundreds. The HTML has all of
 * them, and so has a page that is opened at an anchor or returned to.
 *
 * @param all Every entry; the same array on each render.
 * @param first How many to show at once: what a screen has room for.
 */
export function useEntries<T>(all: readonly T[], first: number): readonly T[] {
  const isBrowser = useIsBrowser();
  const { action, location } = useHistory();
  const opensAtTop = isBrowser && action === 'PUSH' && location.hash === '';
  const isComplete = useDeferredValue(true, !opensAtTop);
  return isComplete ? all : all.slice(0, first);
}

/**
 * Whether the reader came back to the page within the site: then every entry has to have its height at
 * once, for the place to scroll to.
 */
export function useIsReturn(): boolean {
  const isBrowser = useIsBrowser();
  const { action } = useHistory();
  const [isReturn] = useState(isBrowser && action === 'POP');
  return isReturn;
}
