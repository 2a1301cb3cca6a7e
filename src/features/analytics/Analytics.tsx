import { OptionalBoundary, useOptionalImport } from '@site/src/features/optional-parts';
import { installGtag } from './gtag';
import { useConsent } from './useConsent';

// Callers do not test for it: it has to be there before any of them.
installGtag();

const loadTracker = () => import(/* webpackChunkName: "analytics" */ './tracker');

/** Measures the visit where the build has a service and the reader agrees; loads nothing otherwise. */
export function Analytics() {
  const { service, isMeasured } = useConsent();
  const tracker = useOptionalImport(isMeasured ? loadTracker : null);
  if (!service || !tracker) {
    return null;
  }
  return (
    <OptionalBoundary>
      <tracker.Tracker id={service.id} />
    </OptionalBoundary>
  );
}
