/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useCheck } from './useCheck';
import type { CheckAnswer, CheckRequest } from './worker/messages';

/** Workers that answer when the test says so, even after they were terminated, as browsers do. */
class LateWorker extends EventTarget {
  static readonly all: LateWorker[] = [];
  isTerminated = false;

  constructor() {
    super();
    LateWorker.all.push(this);
  }

  postMessage(): void {}

  terminate(): void {
    this.isTerminated = true;
  }

  answer(data: Partial<CheckAnswer>): void {
    act(() => {
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
}

const request: CheckRequest = { files: [], text: 'text', options: { now: 0 } };

it('shows the answer to the last check only, although an earlier one is on its way', () => {
  global.Worker = LateWorker as unknown as typeof Worker;
  const { result } = renderHook(() => useCheck());
  act(() => result.current.start(request));
  act(() => result.current.start(request));
  const [earlier, last] = LateWorker.all;
  expect(earlier?.isTerminated).toBe(true);
  earlier?.answer({ status: 'done' });
  expect(result.current.state.status).toBe('running');
  expect(last?.isTerminated).toBe(false);
  last?.answer({ status: 'done' });
  expect(result.current.state.status).toBe('done');

  act(() => result.current.start(request));
  act(() => result.current.cancel());
  LateWorker.all.at(-1)?.answer({ status: 'done' });
  expect(result.current.state.status).toBe('canceled');
});
