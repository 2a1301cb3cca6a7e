/** @jest-environment jsdom */
import { SandboxError } from './engine';
import { rehearse } from './rehearse';
import type { RehearsalAnswer } from './rehearsalWorker';

/** A worker that answers as told, or never. */
class ToldWorker extends EventTarget {
  static answers: readonly (RehearsalAnswer | 'fails')[] = [];
  static readonly all: ToldWorker[] = [];
  isTerminated = false;

  constructor() {
    super();
    ToldWorker.all.push(this);
  }

  postMessage(): void {
    ToldWorker.answers.forEach((data) =>
      this.dispatchEvent(
        data === 'fails' ? new Event('error') : new MessageEvent('message', { data }),
      ),
    );
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

const files = (code: string) => [{ name: 'theme.ts', code }];

beforeEach(() => {
  jest.useFakeTimers();
  ToldWorker.all.length = 0;
  global.Worker = ToldWorker as unknown as typeof Worker;
});

it('runs each theme once, and stops the worker', async () => {
  ToldWorker.answers = ['started', { error: null }];
  await rehearse(files('a'));
  await rehearse(files('a'));
  expect(ToldWorker.all.map(({ isTerminated }) => isTerminated)).toEqual([true]);
});

it('rejects with the error of the theme', async () => {
  const error = { message: 'Error: no', places: ['theme.ts:1'], isLimit: false };
  ToldWorker.answers = ['started', { error }];
  await expect(rehearse(files('b'))).rejects.toMatchObject(error);
  await expect(rehearse(files('b'))).rejects.toThrow(SandboxError);
});

it('stops a theme that never ends', async () => {
  ToldWorker.answers = ['started'];
  const done = rehearse(files('c'));
  jest.advanceTimersByTime(2000);
  await expect(done).rejects.toMatchObject({ isLimit: true });
  expect(ToldWorker.all[0]?.isTerminated).toBe(true);
});

it.each([
  ['cannot be loaded', () => (ToldWorker.answers = ['fails'])],
  ['is forbidden', () => Reflect.deleteProperty(global, 'Worker')],
])('leaves the theme to the page if the worker %s', async (_what, prepare) => {
  prepare();
  await expect(rehearse(files('d'))).resolves.toBeUndefined();
});
