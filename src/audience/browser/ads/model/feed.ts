import { isRecord } from '@site/src/base/shared/isRecord';

/**
 * Parses the ad feed, which is untrusted: only https URLs are accepted, strings are rendered as
 * text, and everything else is dropped.
 */

export const MAX_FEED_TRIES = 10;
/** A response is a few kilobytes; a larger one is rejected. */
export const MAX_FEED_BYTES = 200_000;
/** How long to wait for the feed, in ms. */
export const FEED_TIMEOUT_MS = 8000;

const FEED_URL = 'https://srv.buysellads.com/ads/';
const MAX_PIXELS = 10;
const MAX_TEXT_LENGTH = 200;

/** A validated ad of the feed. */
export interface FeedAd {
  readonly name: string;
  readonly link: string;
  readonly description: string;
  readonly image?: string;
  /** URLs to request when the ad is shown. */
  readonly impressions: readonly string[];
}

/** Fetches text; rejects on any failure. */
export type FetchText = (url: string, signal: AbortSignal) => Promise<string>;

/**
 * Returns the first ad of the feed. Retries immediately while the response contains no usable ad;
 * any failure ends the attempts.
 */
export async function fetchFeedAd(
  feedId: string,
  signal: AbortSignal,
  fetchText: FetchText = fetchLimitedText,
): Promise<FeedAd | null> {
  try {
    for (let attempt = 0; attempt < MAX_FEED_TRIES && !signal.aborted; attempt += 1) {
      const content: unknown = JSON.parse(
        await fetchText(`${FEED_URL}${encodeURIComponent(feedId)}.json`, signal),
      );
      const ad = firstAd(content, Date.now());
      if (ad) {
        return ad;
      }
    }
  } catch {
    // The network is down, or its response isn't a feed: there is no ad.
  }
  return null;
}

/** @param now replaces `[timestamp]` in URLs */
export function firstAd(content: unknown, now: number): FeedAd | null {
  const ads = isRecord(content) && Array.isArray(content.ads) ? content.ads : [];
  for (const entry of ads) {
    const ad = parseAd(entry, now);
    if (ad) {
      return ad;
    }
  }
  return null;
}

function parseAd(entry: unknown, now: number): FeedAd | null {
  if (!isRecord(entry)) {
    return null;
  }
  const link = webAddress(entry.statlink);
  const name = text(entry.company);
  const description = text(entry.description);
  if (!link || !description) {
    return null;
  }
  // If the feed provides a timestamp, using it keeps its counters consistent with ours.
  const stamp = text(entry.timestamp) || String(now);
  const impressions = [text(entry.statimp, Infinity), ...text(entry.pixel, Infinity).split('||')]
    .map((url) => webAddress(url.replace('[timestamp]', stamp)))
    .filter((url) => url !== null)
    .slice(0, MAX_PIXELS);
  const image = webAddress(entry.image);
  return { name, link, description, ...(image && { image }), impressions };
}

/** Returns an absolute https URL, or `null`. The feed omits the protocol. */
function webAddress(value: unknown): string | null {
  if (typeof value !== 'string' || !/^(https?:)?\/\//i.test(value.trim())) {
    return null;
  }
  try {
    const url = new URL(value.trim(), FEED_URL);
    url.protocol = 'https:';
    return url.href;
  } catch {
    return null;
  }
}

function text(value: unknown, maxLength = MAX_TEXT_LENGTH): string {
  const given = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return given.trim().slice(0, maxLength);
}

/** Stops reading after `MAX_FEED_BYTES`. */
async function fetchLimitedText(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  if (!response.ok || !response.body) {
    throw new Error(`The ad feed returned ${response.status}, expected 200.`);
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      return received;
    }
    received += value;
    if (received.length > MAX_FEED_BYTES) {
      await reader.cancel();
      throw new Error('The ad feed sent more than an ad may need.');
    }
  }
}
