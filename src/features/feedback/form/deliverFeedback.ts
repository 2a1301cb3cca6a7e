import type { FeedbackPayload } from '@site/src/shared/feedback';
import { queueFeedback } from '../model/feedbackQueue';
import { sendFeedback } from '../model/sendFeedback';

/**
 * Sends feedback, or stores it for later if there is no network. Never rejects.
 *
 * @returns `kept` when it is kept; `failed` when the reader has to try again.
 */
export async function deliverFeedback(
  url: string,
  payload: FeedbackPayload,
): Promise<'sent' | 'kept' | 'failed'> {
  if (navigator.onLine && (await sendFeedback(url, payload)) === 'sent') {
    return 'sent';
  }
  // The network may have gone while it was on its way.
  return !navigator.onLine && queueFeedback(payload) ? 'kept' : 'failed';
}
