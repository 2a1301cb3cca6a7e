import type { LabAnswer, LabProgress, LabRequest, LabTask } from './messages';

/** How long the database may be silent while a statement waits, in ms. Phones need seconds for some. */
export const SILENT_MS = 15_000;

export interface LabWorker {
  /** Rejects with the error of the database, or if the worker can't be loaded. */
  readonly ask: (task: LabTask) => Promise<LabAnswer>;
  /** Replaces the database by a new one, whatever it does. What waits is rejected with the reason. */
  readonly restart: (reason: string) => Promise<LabAnswer>;
  readonly stop: () => void;
}

interface LabOptions {
  /** Called while the database starts. */
  readonly onProgress: (progress: LabProgress) => void;
  /** Why statements fail that don't end. The database starts again then, because nothing else ends them. */
  readonly tooSlow: string;
}

/** @throws if the browser or a policy doesn't allow workers */
export function startLab({ onProgress, tooSlow }: LabOptions): LabWorker {
  const waiting = new Map<number, (answer: Omit<LabAnswer, 'id'>) => void>();
  let last = 0;
  let isStarted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let worker = create();

  function watch(): void {
    clearTimeout(timer);
    if (isStarted && waiting.size > 0) {
      timer = setTimeout(() => void restart(tooSlow).catch(() => undefined), SILENT_MS);
    }
  }

  function endAll(error: string): void {
    waiting.forEach((end) => end({ error }));
    waiting.clear();
  }

  function create(): Worker {
    const next = new Worker(
      /* webpackChunkName: "lab-worker" */ new URL('./labWorker.ts', import.meta.url),
    );
    next.addEventListener('message', ({ data }: MessageEvent<LabAnswer>) => {
      // An answer that was already on its way can arrive after its worker was terminated.
      if (next !== worker) {
        return;
      }
      if (data.progress) {
        onProgress(data.progress);
        return;
      }
      isStarted = true;
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
      watch();
    });
    next.addEventListener('error', ({ message }) => {
      if (next === worker) {
        endAll(message || 'The worker could not be loaded');
      }
    });
    return next;
  }

  const ask = (task: LabTask) =>
    new Promise<LabAnswer>((resolve, reject) => {
      last += 1;
      const id = last;
      waiting.set(id, (answer) =>
        answer.error === undefined ? resolve({ ...answer, id }) : reject(new Error(answer.error)),
      );
      worker.postMessage({ ...task, id } satisfies LabRequest);
      if (waiting.size === 1) {
        watch();
      }
    });

  function restart(reason: string): Promise<LabAnswer> {
    worker.terminate();
    isStarted = false;
    clearTimeout(timer);
    worker = create();
    endAll(reason);
    return ask({ kind: 'start' });
  }

  return {
    ask,
    restart,
    stop: () => {
      clearTimeout(timer);
      worker.terminate();
    },
  };
}
