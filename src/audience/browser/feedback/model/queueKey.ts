/** The key of the queue in local storage. */
export const QUEUE_KEY = 'feedback-queue';
