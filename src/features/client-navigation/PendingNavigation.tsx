import { useState, type ReactElement } from 'react';
import type { Location } from 'history';
import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

interface PendingNavigationProps {
  readonly location: Location;
  readonly children: ReactElement;
}

/**
 * Stands in for Docusaurus's component that holds a new address back until its page has been loaded,
 * which the router does here, and tells client modules of the change.
 */
export default function PendingNavigation({ location, children }: PendingNavigationProps) {
  const [shown, setShown] = useState<{ location: Location; previousLocation: Location | null }>({
    location,
    previousLocation: null,
  });
  if (shown.location !== location) {
    setShown({ location, previousLocation: shown.location });
  }
  return <ClientLifecyclesDispatcher {...shown}>{children}</ClientLifecyclesDispatcher>;
}
