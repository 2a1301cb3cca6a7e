import type { FeedbackPayload } from '@site/src/audience/shared/feedback';
import { readStorage, removeStorage, writeStorage } from '@site/src/base/shared/safeStorage';
import { QUEUE_KEY } from '@site/src/base/shared/storageKeys';
import { sendFeedback, type SendResult } from './sendFeedback';

/** Queues the feedback of readers who are offline. */

/** More than a reader writes during a train ride. */
export const MAX_QUEUED = 20;

type Send = (url: string, payload: FeedbackPayload) => Promise<SendResult>;

/** @returns whether it was queued; false if storage is unavailable or full */
export function queueFeedback(payload: FeedbackPayload): boolean {
  const queue = readQueue();
  return queue.length < MAX_QUEUED && writeStorage(QUEUE_KEY, JSON.stringify([...queue, payload]));
}

/**
 * Sends queued feedback, oldest first, until a request fails. Each entry is removed once it was
 * sent. If several tabs come back online, one of them sends.
 */
export async function sendQueuedFeedback(url: string, send: Send = sendFeedback): Promise<void> {
  if (typeof navigator.locks === 'undefined') {
    await sendAll(url, send);
    return;
  }
  await navigator.locks.request(QUEUE_KEY, { ifAvailable: true }, async (lock) => {
    if (lock) {
      await sendAll(url, send);
    }
  });
}

async function sendAll(url: string, send: Send): Promise<void> {
  for (let next = readQueue()[0]; next; next = readQueue()[0]) {
    if ((await send(url, next)) === 'failed') {
      return;
    }
    // Read the queue again, because another tab may have added to it.
    const rest = readQueue().slice(1);
    const isUpdated =
      rest.length > 0 ? writeStorage(QUEUE_KEY, JSON.stringify(rest)) : removeStorage(QUEUE_KEY);
    if (!isUpdated) {
      return;
    }
  }
}

const isFeedback = (entry: unknown): entry is FeedbackPayload =>
  (entry as FeedbackPayload | null)?.callback_id === 'send_feedback';

/** Anything that our own code can't have written counts as empty. */
function readQueue(): readonly FeedbackPayload[] {
  try {
    const value: unknown = JSON.parse(readStorage(QUEUE_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isFeedback) : [];
  } catch {
    return [];
  }
}
