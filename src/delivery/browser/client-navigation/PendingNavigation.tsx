import { useState, type ReactElement } from 'react';
import type { Location } from 'history';
import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

interface PendingNavigationProps {
  readonly location: Location;
  readonly children: ReactElement;
}

/**
 * Replaces the Docusaurus component of the same name, which keeps the old page until the new one
 * has loaded and then notifies client modules. Here, the router does both.
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
