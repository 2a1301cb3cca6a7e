import { useEffect, useRef, useState } from 'react';
import type { Report } from '@site/src/upgrade/shared/check/checkProject';
import type { CheckAnswer, CheckRequest } from './worker/messages';

export type CheckState =
  | { readonly status: 'idle' | 'canceled' }
  | { readonly status: 'running'; readonly done: number; readonly total: number }
  | { readonly status: 'done'; readonly report: Report }
  | { readonly status: 'failed'; readonly message: string };

export interface Check {
  readonly state: CheckState;
  /** Stops a check that runs, and starts another one. */
  readonly start: (request: CheckRequest) => void;
  readonly cancel: () => void;
  readonly clear: () => void;
}

/** Checks in a worker, which loads with the first check. */
export function useCheck(): Check {
  const [state, setState] = useState<CheckState>({ status: 'idle' });
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);

  const end = (next: CheckState) => {
    worker.current?.terminate();
    worker.current = undefined;
    setState(next);
  };
  const start = (request: CheckRequest) => {
    end({ status: 'running', done: 0, total: request.files.length });
    try {
      const own = new Worker(
        /* webpackChunkName: "check-worker" */ new URL('./worker/checkWorker.ts', import.meta.url),
      );
      worker.current = own;
      own.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
        // An answer that was already on its way can arrive after its worker was terminated.
        if (worker.current === own) {
          (data.status === 'running' ? setState : end)(data);
        }
      });
      own.addEventListener('error', ({ message }) => {
        if (worker.current === own) {
          end({ status: 'failed', message: message || 'worker' });
        }
      });
      own.postMessage(request);
    } catch (error) {
      // Browsers and policies can forbid workers.
      setState({ status: 'failed', message: (error as Error).message });
    }
  };
  return {
    state,
    start,
    cancel: () => end({ status: 'canceled' }),
    clear: () => end({ status: 'idle' }),
  };
}
