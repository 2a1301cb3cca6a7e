import { useEffect } from 'react';
import { readStorage } from '@site/src/base/shared/safeStorage';
import { QUEUE_KEY } from '@site/src/base/shared/storageKeys';

/** Sends queued feedback once there is a network. */
export function useQueuedFeedback(url: string | undefined): void {
  useEffect(() => {
    if (!url) {
      return undefined;
    }
    const send = () => {
      if (readStorage(QUEUE_KEY) !== null && navigator.onLine) {
        import(/* webpackChunkName: "feedback" */ './form').then(
          ({ sendQueuedFeedback }) => sendQueuedFeedback(url),
          () => undefined,
        );
      }
    };
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [url]);
}
