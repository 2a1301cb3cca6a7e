import type { ServiceSettings } from './settings';

/**
 * The services of a build, as its pages contain them: a data block in the head, so that neither the
 * bundle nor a page without services contains anything about them.
 */
export interface SiteServices {
  readonly analytics?: AnalyticsService;
  readonly ads?: AdServices;
  /** Undefined if there is no feedback prompt. */
  readonly feedback?: { readonly url: string };
}

export interface AnalyticsService {
  readonly id: string;
  readonly consent: 'opt-in' | 'opt-out';
}

export interface AdServices {
  /**
   * Whether space is reserved below the lead of each page, for the network's ad or an in-house ad.
   */
  readonly onPages: boolean;
  readonly network?: { readonly id: string; readonly placement: string };
  /** The feed of the sponsor line below demos. */
  readonly feedId?: string;
  /** The share of shown ads that is reported to analytics, from 0 to 1. */
  readonly displayRatio: number;
}

/** The default path for feedback, on the site's own host. */
export const FEEDBACK_PATH = '/.netlify/functions/feedback-management/';

/** The id of the element with the data. */
export const SERVICES_ELEMENT_ID = 'site-services';

/** @param isDevelopment turns ads off unless they are requested. */
export function resolveServices(settings: ServiceSettings, isDevelopment: boolean): SiteServices {
  const showsAds = !isDevelopment || settings.ENABLE_AD_IN_DEV_MODE;
  const ads = showsAds ? resolveAds(settings) : undefined;
  return {
    ...(settings.ANALYTICS_ID && {
      analytics: { id: settings.ANALYTICS_ID, consent: settings.ANALYTICS_CONSENT },
    }),
    ...(ads && { ads }),
    ...(settings.FEEDBACK_URL !== 'off' && {
      feedback: { url: settings.FEEDBACK_URL ?? FEEDBACK_PATH },
    }),
  };
}

function resolveAds(settings: ServiceSettings): AdServices | undefined {
  const { AD_NETWORK_ID: id, AD_NETWORK_PLACEMENT: placement, AD_FEED_ID: feedId } = settings;
  if (!id && !feedId && !settings.AD_IN_HOUSE) {
    return undefined;
  }
  return {
    onPages: Boolean(id) || settings.AD_IN_HOUSE,
    ...(id && { network: { id, placement } }),
    ...(feedId && { feedId }),
    displayRatio: settings.AD_DISPLAY_RATIO,
  };
}
