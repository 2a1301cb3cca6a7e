import type { AnalyticsService } from '@site/src/base/shared/services';

/** The reader's decision about analytics. */
export type ConsentChoice = 'granted' | 'denied' | 'unset';

/** Reads a stored choice. A missing or unknown value is `unset`. */
export function parseConsent(stored: string | null): ConsentChoice {
  return stored === 'granted' || stored === 'denied' ? stored : 'unset';
}

interface TrackingSignals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function hasTrackingOptOut({ doNotTrack, globalPrivacyControl }: TrackingSignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

/** Analytics require a service, a browser that doesn't opt out, and the reader's consent. */
export function isMeasured(
  service: AnalyticsService | undefined,
  choice: ConsentChoice,
  signals: TrackingSignals,
): boolean {
  if (!service || hasTrackingOptOut(signals)) {
    return false;
  }
  return choice === 'unset' ? service.consent === 'opt-out' : choice === 'granted';
}
