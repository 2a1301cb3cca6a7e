import type { LabAnswer, LabProgress, LabRequest, LabTask } from './messages';

export interface LabWorker {
  /** Rejects with the error of the database, or if the worker can't be loaded. */
  readonly ask: (task: LabTask) => Promise<LabAnswer>;
  readonly stop: () => void;
}

/**
 * @param onProgress called while the database starts
 * @throws if the browser or a policy doesn't allow workers
 */
export function startLab(onProgress: (progress: LabProgress) => void): LabWorker {
  const worker = new Worker(
    /* webpackChunkName: "lab-worker" */ new URL('./labWorker.ts', import.meta.url),
  );
  const waiting = new Map<number, (answer: LabAnswer) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<LabAnswer>) => {
    if (data.progress) {
      onProgress(data.progress);
      return;
    }
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', ({ message }) => {
    waiting.forEach((end, id) => end({ id, error: message || 'The worker could not be loaded' }));
    waiting.clear();
  });
  return {
    ask: (task) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, (answer) =>
          answer.error === undefined ? resolve(answer) : reject(new Error(answer.error)),
        );
        worker.postMessage({ ...task, id: last } satisfies LabRequest);
      }),
    stop: () => worker.terminate(),
  };
}
