import {
  encodeFeedback,
  FEEDBACK_CONTENT_TYPE,
  type FeedbackPayload,
} from '@site/src/shared/feedback';

/** Time in ms after which an endpoint that does not answer has failed. */
export const SEND_TIMEOUT_MS = 15_000;

const KEEPALIVE_BYTES = 60_000;

/**
 * `sent`: it has arrived. `refused`: it never will, the endpoint does not want it. `failed`: it may
 * another time.
 */
export type SendResult = 'sent' | 'refused' | 'failed';

/**
 * Turns feedback into a request. This is the adapter: an endpoint that expects another format than
 * `payload=<JSON>` gets it by changing this function, and nothing else.
 */
export function createFeedbackRequest(payload: FeedbackPayload): RequestInit {
  const body = encodeFeedback(payload);
  return {
    method: 'POST',
    headers: { 'content-type': FEEDBACK_CONTENT_TYPE },
    body,
    credentials: 'omit',
    // The reader may leave while it is on its way. Browsers refuse that to larger bodies.
    keepalive: body.length < KEEPALIVE_BYTES,
  };
}

/** Sends feedback once. Never rejects. */
export async function sendFeedback(url: string, payload: FeedbackPayload): Promise<SendResult> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), SEND_TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      ...createFeedbackRequest(payload),
      signal: controller.signal,
    });
    if (response.ok) {
      return 'sent';
    }
    // 408 and 429 ask for another try; the other 4xx will never be anything else.
    const isFinal = response.status >= 400 && response.status < 500;
    return isFinal && ![408, 429].includes(response.status) ? 'refused' : 'failed';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}
