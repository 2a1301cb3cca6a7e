/** @jest-environment jsdom */
import type { LabAnswer, LabRequest } from './messages';
import { SILENT_MS, startLab, type LabWorker } from './startLab';

/** Workers that answer when the test says so, even after they were terminated, as browsers do. */
class LateWorker extends EventTarget {
  static all: LateWorker[] = [];
  readonly asked: LabRequest[] = [];
  isTerminated = false;

  constructor() {
    super();
    LateWorker.all.push(this);
  }

  postMessage(request: LabRequest): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** Answers the request at an index, the last one by default. */
  answer(data: Partial<LabAnswer> = {}, index = -1): void {
    const id = this.asked.at(index)?.id;
    this.dispatchEvent(new MessageEvent('message', { data: { id, ...data } }));
  }
}

const ENDLESS = { kind: 'run', sql: 'with recursive …', parameters: [] } as const;
let lab: LabWorker;

beforeEach(async () => {
  jest.useFakeTimers();
  LateWorker.all = [];
  global.Worker = LateWorker as unknown as typeof Worker;
  lab = startLab({ onProgress: jest.fn(), tooSlow: 'Too slow' });
  const started = lab.ask({ kind: 'start' });
  // The download takes longer than any statement may.
  jest.advanceTimersByTime(10 * SILENT_MS);
  LateWorker.all[0]?.answer();
  await started;
});
afterEach(() => {
  lab.stop();
  jest.useRealTimers();
});

it('ends a statement that never ends, and starts a new database', async () => {
  const failed = [lab.ask(ENDLESS), lab.ask(ENDLESS)].map((answer) =>
    expect(answer).rejects.toThrow('Too slow'),
  );
  jest.advanceTimersByTime(SILENT_MS);
  await Promise.all(failed);
  const [lost, next] = LateWorker.all;
  expect(lost?.isTerminated).toBe(true);

  const answer = lab.ask(ENDLESS);
  // The start of the new one may take its time, and late answers of the old one don't count.
  jest.advanceTimersByTime(10 * SILENT_MS);
  lost?.answer({ id: next?.asked.at(-1)?.id, rows: [{ old: 1 }] });
  next?.answer({}, 0);
  next?.answer({ rows: [{ count: 1 }] });
  expect(await answer).toMatchObject({ rows: [{ count: 1 }] });
  expect(LateWorker.all).toHaveLength(2);
});

it('lets statements take their time while others end', async () => {
  const answers = [lab.ask(ENDLESS), lab.ask(ENDLESS)];
  jest.advanceTimersByTime(SILENT_MS - 1);
  LateWorker.all[0]?.answer({}, -2);
  jest.advanceTimersByTime(SILENT_MS - 1);
  LateWorker.all[0]?.answer();
  await Promise.all(answers);
  jest.advanceTimersByTime(SILENT_MS);
  expect(LateWorker.all).toHaveLength(1);
});

it('replaces the database at once, with the session that statements have left', async () => {
  const failed = expect(lab.ask(ENDLESS)).rejects.toThrow('Reset');
  const done = lab.restart('Reset');
  await failed;
  expect(LateWorker.all[0]?.isTerminated).toBe(true);
  LateWorker.all[1]?.answer();
  await done;
});
