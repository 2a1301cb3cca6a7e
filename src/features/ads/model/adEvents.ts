import { useEffect } from 'react';
import { trackEvent } from '@site/src/features/analytics';
import { useServices } from '@site/src/features/docs-config';

/** Time in ms that an ad has to be there before it counts as shown. */
export const DISPLAY_DELAY_MS = 2500;

/** The ads already reported: each is reported once, even if its label changes. */
const reported = new WeakSet<object>();

/**
 * Reports that an ad is shown: the operator's share of the times, when it has been there for a while,
 * and never twice for one ad. A change of the label restarts the timer.
 *
 * @param ad identity of the mounted ad
 * @param label null while nothing is shown
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

/** Reports that drawing an ad failed. */
export function reportAdCrash(label: string | null): void {
  trackEvent('ad', { eventAction: 'crash', eventLabel: String(label) });
}

/** Attributes by which the site's statistics count a click. */
export function adClickAttributes(label: string | null) {
  return label === null
    ? {}
    : {
        'data-ga-event-category': 'ad',
        'data-ga-event-action': 'click',
        'data-ga-event-label': label,
      };
}
