import type { FeedbackPayload } from '@site/src/shared/feedback';
import { readStorage, removeStorage, writeStorage } from '@site/src/shared/safeStorage';
import { QUEUE_KEY } from './queueKey';
import { sendFeedback, type SendResult } from './sendFeedback';

/** Feedback of readers who are offline, kept until they are not. */

/** More than a reader writes on a train. */
export const MAX_QUEUED = 20;

type Send = (url: string, payload: FeedbackPayload) => Promise<SendResult>;

/** @returns whether it is kept: not when storage is refused or full. */
export function queueFeedback(payload: FeedbackPayload): boolean {
  const queue = readQueue();
  return queue.length < MAX_QUEUED && writeStorage(QUEUE_KEY, JSON.stringify([...queue, payload]));
}

/**
 * Sends what is kept, oldest first, until one fails. Each is forgotten as soon as it has arrived.
 * Where several tabs come back online at once, one of them does it.
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
    // Read again: another tab may have added to it meanwhile.
    const rest = readQueue().slice(1);
    const isForgotten =
      rest.length > 0 ? writeStorage(QUEUE_KEY, JSON.stringify(rest)) : removeStorage(QUEUE_KEY);
    if (!isForgotten) {
      return;
    }
  }
}

/** Only our own code writes it; where something else did, it is empty. */
function readQueue(): readonly FeedbackPayload[] {
  try {
    const value: unknown = JSON.parse(readStorage(QUEUE_KEY) ?? '[]');
    return Array.isArray(value) ? (value as FeedbackPayload[]) : [];
  } catch {
    return [];
  }
}
