/** Where feedback waits for a network, in local storage. */
export const QUEUE_KEY = 'feedback-queue';
