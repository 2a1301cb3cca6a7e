import type { ServiceSettings } from './settings';

/**
 * The services that a build uses, as its pages carry them: a block of data in the head, so that
 * neither the bundle nor a page without services has anything of them.
 */
export interface SiteServices {
  readonly analytics?: AnalyticsService;
  readonly ads?: AdServices;
  /** Absent: there is no feedback prompt. */
  readonly feedback?: { readonly url: string };
}

export interface AnalyticsService {
  readonly id: string;
  readonly consent: 'opt-in' | 'opt-out';
}

export interface AdServices {
  /** Room is kept below the lead of each page, for the network's ad or one of our own. */
  readonly onPages: boolean;
  readonly network?: { readonly id: string; readonly placement: string };
  /** Feed of the sponsor line below demos. */
  readonly feedId?: string;
  /** Share of the ads shown that is reported to the statistics, from 0 to 1. */
  readonly displayRatio: number;
}

/** Path on the site's own host that takes feedback where no other address is set. */
export const FEEDBACK_PATH = '/.netlify/functions/feedback-management/';

/** Id of the element that holds the data. */
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
