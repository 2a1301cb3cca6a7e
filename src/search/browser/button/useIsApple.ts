import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the reader's keyboard has a ⌘ key; false until the page has hydrated. */
export function useIsApple(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => /Mac|iPhone|iPad|iPod/.test(navigator.userAgent),
    () => false,
  );
}
