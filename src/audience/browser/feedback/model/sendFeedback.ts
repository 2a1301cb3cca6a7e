import {
  encodeFeedback,
  FEEDBACK_CONTENT_TYPE,
  type FeedbackPayload,
} from '@site/src/audience/shared/feedback';

/** How long to wait for the endpoint, in ms. */
export const SEND_TIMEOUT_MS = 15_000;

const KEEPALIVE_BYTES = 60_000;

/**
 * `sent`: it was accepted. `refused`: the endpoint will never accept it. `failed`: a retry may
 * succeed.
 */
export type SendResult = 'sent' | 'refused' | 'failed';

/**
 * Creates the request. If an endpoint expects another format than `payload=<JSON>`, change only
 * this function.
 */
function createFeedbackRequest(payload: FeedbackPayload): RequestInit {
  const body = encodeFeedback(payload);
  return {
    method: 'POST',
    headers: { 'content-type': FEEDBACK_CONTENT_TYPE },
    body,
    credentials: 'omit',
    // The reader may leave while it is being sent. Browsers don't allow `keepalive` for larger
    // bodies.
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
    // 408 and 429 ask for a retry; other 4xx responses are final.
    const isFinal = response.status >= 400 && response.status < 500;
    return isFinal && ![408, 429].includes(response.status) ? 'refused' : 'failed';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}
