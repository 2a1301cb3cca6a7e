import type { FeedbackPayload } from '@site/src/audience/shared/feedback';
import { queueFeedback } from '../model/feedbackQueue';
import { sendFeedback } from '../model/sendFeedback';

/**
 * Sends feedback, or queues it if there is no network. Never rejects.
 *
 * @returns `queued` until there is a network, `failed` if the reader must retry
 */
export async function deliverFeedback(
  url: string,
  payload: FeedbackPayload,
): Promise<'sent' | 'queued' | 'failed'> {
  if (navigator.onLine && (await sendFeedback(url, payload)) === 'sent') {
    return 'sent';
  }
  // The network may have been lost while sending.
  return !navigator.onLine && queueFeedback(payload) ? 'queued' : 'failed';
}

/**
 * Sends a rating. The reader can't do anything about a failure, so the rating is queued and sent
 * with the next page. Never rejects.
 */
export async function deliverRating(url: string, payload: FeedbackPayload): Promise<void> {
  const result = navigator.onLine ? await sendFeedback(url, payload) : 'failed';
  if (result === 'failed') {
    queueFeedback(payload);
  }
}
