import { useState, type ReactElement } from 'react';
import type { Location } from 'history';
import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import { withDecodableHash } from './decodableHash';

interface PendingNavigationProps {
  readonly location: Location;
  readonly children: ReactElement;
}

interface Shown {
  /** The location of the router. */
  readonly given: Location;
  /** The same with a hash that can be decoded. */
  readonly location: Location;
  readonly previousLocation: Location | null;
}

const of = (given: Location) => ({ given, location: withDecodableHash(given) });

/**
 * Replaces the Docusaurus component of the same name, which keeps the old page until the new one
 * has loaded and then notifies client modules. Here, the router does both.
 */
export default function PendingNavigation({ location, children }: PendingNavigationProps) {
  const [shown, setShown] = useState<Shown>({ ...of(location), previousLocation: null });
  if (shown.given !== location) {
    setShown({ ...of(location), previousLocation: shown.location });
  }
  const { location: own, previousLocation } = shown;
  return (
    <ClientLifecyclesDispatcher location={own} previousLocation={previousLocation}>
      {children}
    </ClientLifecyclesDispatcher>
  );
}
