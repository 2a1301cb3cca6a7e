import type { FeedbackPayload } from '@site/src/audience/shared/feedback';
import { queueFeedback } from '../model/feedbackQueue';
import { sendFeedback } from '../model/sendFeedback';

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
