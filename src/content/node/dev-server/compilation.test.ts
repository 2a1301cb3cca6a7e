import { compilationTracker, whenQuiet } from './compilation';

const listeners: Record<string, () => void> = {};
const hook = (name: string) => ({
  tap: (_plugin: string, listener: () => void) => {
    listeners[name] = listener;
  },
});
const compile = () => listeners.watchRun?.();
const finish = () => listeners.done?.();

beforeAll(() =>
  compilationTracker.apply({
    hooks: { watchRun: hook('watchRun'), done: hook('done'), failed: hook('failed') },
  }),
);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const passed = async (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('whenQuiet', () => {
  it('waits for the end of the compilation, and then for the given time', async () => {
    const done = jest.fn();
    compile();
    void whenQuiet(500).then(done);
    await passed(10_000);
    expect(done).not.toHaveBeenCalled();
    finish();
    await passed(499);
    expect(done).not.toHaveBeenCalled();
    await passed(1);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('continues after a failed compilation', async () => {
    const done = jest.fn();
    compile();
    listeners.failed?.();
    void whenQuiet(500).then(done);
    await passed(500);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('restarts if another compilation begins', async () => {
    const done = jest.fn();
    finish();
    void whenQuiet(500).then(done);
    await passed(400);
    compile();
    await passed(400);
    finish();
    await passed(400);
    expect(done).not.toHaveBeenCalled();
    await passed(100);
    expect(done).toHaveBeenCalledTimes(1);
  });
});
