/** @jest-environment jsdom */
import { trackLoad, whenQuiet } from './whenQuiet';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('calls back in idle time if nothing is loading', () => {
  const callback = jest.fn();
  whenQuiet(callback);
  expect(callback).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
});

it('waits for what is loading, including what begins meanwhile and what fails', async () => {
  const callback = jest.fn();
  let finishFirst = () => {};
  let failSecond = () => {};
  whenQuiet(callback);
  trackLoad(new Promise<void>((resolve) => (finishFirst = resolve)));
  jest.runAllTimers();
  expect(callback).not.toHaveBeenCalled();

  finishFirst();
  trackLoad(new Promise((_resolve, reject) => (failSecond = () => reject(new Error('gone')))));
  await jest.runAllTimersAsync();
  expect(callback).not.toHaveBeenCalled();

  failSecond();
  await jest.runAllTimersAsync();
  expect(callback).toHaveBeenCalledTimes(1);
});

it.each([
  ['before the next frame', () => undefined],
  ['while something is loading', () => jest.runAllTimers()],
])('can be canceled %s', async (_when, proceed) => {
  const callback = jest.fn();
  let finish = () => {};
  trackLoad(new Promise<void>((resolve) => (finish = resolve)));
  const cancel = whenQuiet(callback);
  proceed();
  cancel();
  finish();
  await jest.runAllTimersAsync();
  expect(callback).not.toHaveBeenCalled();
});
