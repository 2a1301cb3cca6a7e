import type { SearchOutcome } from '@site/src/search/shared/engine';
import type { SearchAnswer, SearchRequest } from './messages';

/** Sends a request to the worker. Rejects with the worker's error, or with a `WorkerError`. */
export type AskWorker = (request: Omit<SearchRequest, 'id'>) => Promise<SearchOutcome>;

/** The worker's script can't be loaded or run. */
export class WorkerError extends Error {}

interface Waiting {
  readonly resolve: (outcome: SearchOutcome) => void;
  readonly reject: (error: Error) => void;
}

/** @throws if the browser or a policy doesn't allow workers */
export function startWorker(): AskWorker {
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./searchWorker.ts', import.meta.url),
  );
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let isBroken = false;

  worker.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => {
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    if ('outcome' in data) {
      request?.resolve(data.outcome);
    } else {
      request?.reject(new Error(data.error));
    }
  });

  worker.addEventListener('error', () => {
    isBroken = true;
    waiting.forEach(({ reject }) => reject(new WorkerError()));
    waiting.clear();
  });

  return (request) =>
    new Promise((resolve, reject) => {
      if (isBroken) {
        reject(new WorkerError());
        return;
      }
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ ...request, id: last } satisfies SearchRequest);
    });
}
