import { useEffect, useRef, useState } from 'react';
import type { Report } from '@site/src/upgrade/shared/check/checkProject';
import type { CheckAnswer, CheckRequest } from './worker/messages';
import { startCheck } from './worker/startCheck';

export type CheckState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly done: number; readonly total: number }
  | { readonly status: 'canceled' }
  | { readonly status: 'done'; readonly report: Report }
  | { readonly status: 'failed'; readonly message: string };

function next(answer: CheckAnswer): CheckState {
  if ('report' in answer) {
    return { status: 'done', report: answer.report };
  }
  return 'error' in answer
    ? { status: 'failed', message: answer.error }
    : { status: 'running', done: answer.done, total: answer.total };
}

export interface Check {
  readonly state: CheckState;
  /** Stops a check that runs, and starts another one. */
  readonly start: (request: CheckRequest) => void;
  readonly cancel: () => void;
  readonly clear: () => void;
}

export function useCheck(): Check {
  const [state, setState] = useState<CheckState>({ status: 'idle' });
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const end = (state: CheckState) => {
    stop.current?.();
    stop.current = undefined;
    setState(state);
  };
  return {
    state,
    start(request) {
      end({ status: 'running', done: 0, total: request.files.length });
      try {
        stop.current = startCheck(request, (answer) => setState(next(answer)));
      } catch (error) {
        setState({ status: 'failed', message: (error as Error).message });
      }
    },
    cancel: () => end({ status: 'canceled' }),
    clear: () => end({ status: 'idle' }),
  };
}
