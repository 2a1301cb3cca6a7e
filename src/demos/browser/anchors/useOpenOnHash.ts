import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { opensSource, type DemoNames } from './demoAnchors';

/** Calls `open` when the hash requests this demo's source, on load and after every navigation. */
export function useOpenOnHash(
  { name, aliases }: DemoNames,
  isEnabled: boolean,
  open: () => void,
): void {
  const location = useLocation();
  useEffect(() => {
    if (isEnabled && opensSource(location.hash, { name, aliases })) {
      open();
    }
    // `location` is a new object for each navigation, even to the same URL.
  }, [location, name, aliases, isEnabled, open]);
}
