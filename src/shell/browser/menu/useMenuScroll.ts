import { useLayoutEffect, useRef } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { placeMenu } from '@site/src/content/shared/menuPlace';

/** Places the menu for each page. The one that was loaded is left as its script and its reader did. */
export function useMenuScroll(activePath: string): void {
  const isHydrating = !useIsBrowser();
  const placedFor = useRef(isHydrating ? activePath : null);

  useLayoutEffect(() => {
    if (placedFor.current !== activePath) {
      placedFor.current = activePath;
      placeMenu();
    }
  }, [activePath]);
}
