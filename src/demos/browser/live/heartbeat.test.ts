import { startHeartbeat } from './heartbeat';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(isPaused = () => false) {
  const ping = jest.fn<void, [number]>();
  const onChange = jest.fn();
  const { answered, ...heartbeat } = startHeartbeat({ ping, onChange, isPaused });
  const answer = () => answered(ping.mock.lastCall?.[0] ?? 0);
  return { ping, onChange, answer, answered, ...heartbeat };
}

it('stays calm while the frame answers', () => {
  const { ping, onChange, answer, stop } = start();
  for (let second = 0; second < 20; second += 1) {
    jest.advanceTimersByTime(1000);
    answer();
  }
  expect(ping.mock.calls.length).toBeGreaterThanOrEqual(10);
  expect(onChange).not.toHaveBeenCalled();
  stop();
});

it('reports a frame that does not answer for four seconds, once, and its return', () => {
  const { ping, onChange, answer, waitingFor, stop } = start();
  jest.advanceTimersByTime(4000);
  expect(onChange).not.toHaveBeenCalled();
  expect(waitingFor()).toBe(3500);
  jest.advanceTimersByTime(10_000);
  expect(onChange.mock.calls).toEqual([[true]]);
  expect(ping).toHaveBeenCalledTimes(1);
  answer();
  expect(onChange.mock.calls).toEqual([[true], [false]]);
  expect(waitingFor()).toBe(0);
  stop();
});

it('expects no answer while it is paused, and asks no more once it is stopped', () => {
  const { ping, onChange, stop } = start(() => true);
  jest.advanceTimersByTime(20_000);
  expect(ping).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
  stop();
  expect(jest.getTimerCount()).toBe(0);
});

it('is not deceived by a loop that answers without listening', () => {
  const { onChange, answered, stop } = start();
  for (let step = 0; step < 100; step += 1) {
    jest.advanceTimersByTime(100);
    answered(step);
  }
  expect(onChange.mock.calls).toEqual([[true]]);
  stop();
});
