import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { opensSource, type DemoNames } from './demoAnchors';

/** Calls back when the address asks for this demo's source, on arrival and on every later change. */
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
    // `location` is a new object for each navigation, also to the same address.
  }, [location, name, aliases, isEnabled, open]);
}
