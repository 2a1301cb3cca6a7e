import { useEffect } from 'react';
import { trackEvent } from '@site/src/audience/browser/analytics';
import { useServices } from '@site/src/base/browser/docs-config';

/** How long an ad must be visible before it counts as shown, in ms. */
export const DISPLAY_DELAY_MS = 2500;

/** The labels under which each mounted ad was reported. Each pair is reported once. */
const reported = new WeakMap<object, ReadonlySet<string>>();

/** @returns whether the pair is new */
function markReported(ad: object, label: string): boolean {
  const labels = reported.get(ad) ?? new Set();
  reported.set(ad, new Set([...labels, label]));
  return !labels.has(label);
}

/**
 * Reports an ad once per label, after it was visible long enough, for the share of visits that the
 * operator configured. A change of the label is another ad in the same place, such as the network's
 * that replaces an in-house ad; it restarts the timer.
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
      if (markReported(ad, label) && Math.random() < ratio) {
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
