import { useEffect } from 'react';
import { trackEvent } from '@site/src/features/analytics';
import { useServices } from '@site/src/features/docs-config';

/** How long an ad must be visible before it counts as shown, in ms. */
export const DISPLAY_DELAY_MS = 2500;

/** Ads that have been reported. Each is reported once, even if its label changes. */
const reported = new WeakSet<object>();

/**
 * Reports an ad once, after it was visible long enough, for the share of visits that the operator
 * configured. A change of the label restarts the timer.
 *
 * @param ad the identity of the mounted ad
 * @param label `null` while nothing is shown
 */
export function useAdDisplay(ad: object, label: string | null): void {
  const ratio = useServices().ads?.displayRatio ?? 0;
  useEffect(() => {
    if (label === null) {
      return undefined;
    }
    const timer = setTimeout(() => {
      if (reported.has(ad)) {
        return;
      }
      reported.add(ad);
      if (Math.random() < ratio) {
        trackEvent('ad', { eventAction: 'display', eventLabel: label });
      }
    }, DISPLAY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [ad, label, ratio]);
}

/** Reports that rendering an ad failed. */
export function reportAdCrash(label: string | null): void {
  trackEvent('ad', { eventAction: 'crash', eventLabel: String(label) });
}

/** The attributes that analytics reads from a clicked ad. */
export function adClickAttributes(label: string | null) {
  return label === null
    ? {}
    : {
        'data-ga-event-category': 'ad',
        'data-ga-event-action': 'click',
        'data-ga-event-label': label,
      };
}
