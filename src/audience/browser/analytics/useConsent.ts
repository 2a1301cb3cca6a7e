import type { AnalyticsService } from '@site/src/base/shared/services';
import { useServices } from '@site/src/base/browser/docs-config';
import { useStoredChoice } from '@site/src/base/browser/storage';
import { CONSENT_KEY } from '@site/src/base/shared/storageKeys';
import { hasTrackingOptOut, isMeasured, parseConsent } from './consent';

interface Consent {
  /** The analytics service, or undefined if the build has none. */
  readonly service: AnalyticsService | undefined;
  /** Whether the browser opts out. Then nothing is measured, whatever the reader chose. */
  readonly isRefusedByBrowser: boolean;
  readonly isMeasured: boolean;
  readonly choose: (choice: 'granted' | 'denied') => void;
}

/**
 * Whether this reader is measured, and how to change it. The choice is stored and shared by all
 * tabs.
 */
export function useConsent(): Consent {
  const { analytics: service } = useServices();
  const [choice, choose] = useStoredChoice(CONSENT_KEY, parseConsent);
  const signals = typeof navigator === 'undefined' ? {} : navigator;
  return {
    service,
    isRefusedByBrowser: hasTrackingOptOut(signals),
    isMeasured: isMeasured(service, choice, signals),
    choose,
  };
}
