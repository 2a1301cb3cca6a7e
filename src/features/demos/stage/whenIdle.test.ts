import { whenIdle } from './whenIdle';

function setSaveData(saveData: boolean) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setSaveData(false);
});

describe('whenIdle', () => {
  it('calls back later, also where the browser has no idle callbacks', () => {
    const callback = jest.fn();
    whenIdle(callback);
    expect(callback).not.toHaveBeenCalled();

    jest.runAllTimers();
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('can be cancelled', () => {
    const callback = jest.fn();
    whenIdle(callback)();
    jest.runAllTimers();
    expect(callback).not.toHaveBeenCalled();
  });

  it('loads nothing ahead for readers who save data', () => {
    setSaveData(true);
    const callback = jest.fn();
    whenIdle(callback);
    jest.runAllTimers();
    expect(callback).not.toHaveBeenCalled();
  });
});
