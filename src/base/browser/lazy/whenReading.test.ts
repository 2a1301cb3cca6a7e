/** @jest-environment jsdom */
import { whenReading } from './whenReading';

function setSaveData(saveData: boolean) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setSaveData(false);
});

describe('whenReading', () => {
  it('calls back after the first scroll, also without idle callbacks', () => {
    const callback = jest.fn();
    whenReading(callback);
    jest.runAllTimers();
    expect(callback).not.toHaveBeenCalled();

    window.dispatchEvent(new Event('scroll'));
    jest.runAllTimers();
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('can be canceled while it waits for idle time', () => {
    const callback = jest.fn();
    const cancel = whenReading(callback);
    window.dispatchEvent(new Event('scroll'));
    cancel();
    jest.runAllTimers();
    expect(callback).not.toHaveBeenCalled();
  });

  it('can be canceled before the first scroll', () => {
    const callback = jest.fn();
    whenReading(callback)();
    window.dispatchEvent(new Event('scroll'));
    jest.runAllTimers();
    expect(callback).not.toHaveBeenCalled();
  });

  it('loads nothing ahead for readers who save data', () => {
    setSaveData(true);
    const callback = jest.fn();
    whenReading(callback);
    window.dispatchEvent(new Event('scroll'));
    jest.runAllTimers();
    expect(callback).not.toHaveBeenCalled();
  });
});
