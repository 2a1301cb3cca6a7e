import { startHeartbeat } from './heartbeat';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(isPaused = () => false) {
  const ping = jest.fn();
  const onChange = jest.fn();
  return { ping, onChange, ...startHeartbeat({ ping, onChange, isPaused }) };
}

it('stays calm while the frame answers', () => {
  const { ping, onChange, answered, stop } = start();
  for (let second = 0; second < 20; second += 1) {
    jest.advanceTimersByTime(1000);
    answered();
  }
  expect(ping.mock.calls.length).toBeGreaterThanOrEqual(10);
  expect(onChange).not.toHaveBeenCalled();
  stop();
});

it('reports a frame that does not answer for four seconds, once, and its return', () => {
  const { ping, onChange, answered, waitingFor, stop } = start();
  jest.advanceTimersByTime(4000);
  expect(onChange).not.toHaveBeenCalled();
  expect(waitingFor()).toBe(3500);
  jest.advanceTimersByTime(10_000);
  expect(onChange.mock.calls).toEqual([[true]]);
  expect(ping).toHaveBeenCalledTimes(1);
  answered();
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
