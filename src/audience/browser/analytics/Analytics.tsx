import { useLayoutEffect } from 'react';
import { OptionalBoundary, useLazy } from '@site/src/base/browser/lazy';
import { closeGtag, installGtag, openGtag } from './gtag';
import { useConsent } from './useConsent';

// Callers don't check whether it exists, so it must be installed before any of them runs.
installGtag();

const loadTracker = () => import(/* webpackChunkName: "analytics" */ './tracker/Tracker');

/**
 * Measures the visit if the build configures a service and the reader agrees; otherwise, it loads
 * nothing.
 */
export function Analytics() {
  const { service, isMeasured } = useConsent();
  const { value: tracker } = useLazy(loadTracker, isMeasured);
  const measuredId = isMeasured ? service?.id : undefined;

  // Before the tracker has loaded, because an ad that crashes meanwhile reports it only once, and
  // before the effects of a tracker that has.
  useLayoutEffect(() => {
    if (measuredId === undefined) {
      return undefined;
    }
    openGtag(measuredId);
    return closeGtag;
  }, [measuredId]);

  if (!service || !isMeasured || !tracker) {
    return null;
  }
  return (
    <OptionalBoundary>
      <tracker.Tracker id={service.id} />
    </OptionalBoundary>
  );
}
