import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { opensSource } from './demoAnchors';

/** Calls back when the address asks for this demo's source, on arrival and on every later change. */
export function useOpensByHash(name: string, isEnabled: boolean, open: () => void): void {
  const location = useLocation();
  useEffect(() => {
    if (isEnabled && opensSource(location.hash, name)) {
      open();
    }
    // `location` is a new object for each navigation, also to the same address.
  }, [location, name, isEnabled, open]);
}
