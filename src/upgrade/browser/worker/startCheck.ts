import type { CheckAnswer, CheckRequest } from './messages';

/**
 * Checks in a worker, which loads with the first check.
 *
 * @returns a function that stops it
 * @throws if the browser or a policy doesn't allow workers
 */
export function startCheck(
  request: CheckRequest,
  onAnswer: (answer: CheckAnswer) => void,
): () => void {
  const worker = new Worker(
    /* webpackChunkName: "check-worker" */ new URL('./checkWorker.ts', import.meta.url),
  );
  worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
    onAnswer(data);
    if (!('done' in data)) {
      worker.terminate();
    }
  });
  worker.addEventListener('error', (event) => {
    onAnswer({ error: event.message || 'worker' });
    worker.terminate();
  });
  worker.postMessage(request);
  return () => worker.terminate();
}
