import type { AnalyticsService } from '@site/src/shared/services';
import { useServices } from '@site/src/features/docs-config';
import { useStoredChoice } from '@site/src/features/storage';
import { hasTrackingOptOut, CONSENT_KEY, isMeasured, parseConsent } from './consent';

interface Consent {
  /** The service that measures; undefined where the build has none. */
  readonly service: AnalyticsService | undefined;
  /** The browser asks not to be tracked, so nothing is measured whatever is chosen. */
  readonly isRefusedByBrowser: boolean;
  readonly isMeasured: boolean;
  readonly choose: (choice: 'granted' | 'denied') => void;
}

/** Whether this reader is measured, and how to change it: kept for later visits, shared by all tabs. */
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
