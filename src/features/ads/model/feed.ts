/** The ad feed: nothing in it is trusted. Addresses must be of the web, texts are texts, the rest is dropped. */

export const MAX_FEED_TRIES = 10;
/** An answer is a few kB; a larger one is none. */
export const MAX_FEED_BYTES = 200_000;
/** Time in ms after which nobody waits for the feed any more. */
export const FEED_TIMEOUT_MS = 8000;

const FEED_URL = 'https://srv.buysellads.com/ads/';
const MAX_PIXELS = 10;
const MAX_TEXT_LENGTH = 200;

/** One ad of the feed, checked. */
export interface FeedAd {
  readonly name: string;
  readonly link: string;
  readonly description: string;
  readonly image?: string;
  /** Addresses to request when the ad is shown. */
  readonly impressions: readonly string[];
}

/** Gets the text at an address; rejects on any failure. */
export type FetchText = (url: string, signal: AbortSignal) => Promise<string>;

/**
 * The first ad of the feed. Asks again, at once, as long as the answer holds none that can be shown;
 * a failure of any kind ends it.
 */
export async function fetchFeedAd(
  feedId: string,
  signal: AbortSignal,
  fetchText: FetchText = fetchLimitedText,
): Promise<FeedAd | null> {
  try {
    for (let attempt = 0; attempt < MAX_FEED_TRIES && !signal.aborted; attempt += 1) {
      const answer: unknown = JSON.parse(
        await fetchText(`${FEED_URL}${encodeURIComponent(feedId)}.json`, signal),
      );
      const ad = firstAd(answer, Date.now());
      if (ad) {
        return ad;
      }
    }
  } catch {
    // The network is down, or its response isn't a feed: there is no ad.
  }
  return null;
}

/** @param now replaces `[timestamp]` in addresses */
export function firstAd(answer: unknown, now: number): FeedAd | null {
  const ads = isRecord(answer) && Array.isArray(answer.ads) ? answer.ads : [];
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
  // The feed's own stamp, where there is one, keeps its counters in step with ours.
  const stamp = text(entry.timestamp) || String(now);
  const impressions = [text(entry.statimp, Infinity), ...text(entry.pixel, Infinity).split('||')]
    .map((url) => webAddress(url.replace('[timestamp]', stamp)))
    .filter((url) => url !== null)
    .slice(0, MAX_PIXELS);
  const image = webAddress(entry.image);
  return { name, link, description, ...(image && { image }), impressions };
}

/** An absolute https address; the feed leaves the protocol out. Null for anything else. */
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Reads no more than an ad may need. */
async function fetchLimitedText(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  if (!response.ok || !response.body) {
    throw new Error(`The ad feed answered ${response.status}.`);
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
