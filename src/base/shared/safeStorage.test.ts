/** @jest-environment jsdom */
import { listenToStorage, readStorage, removeStorage, writeStorage } from './safeStorage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('safe storage', () => {
  it('stores, reads, and removes', () => {
    expect(readStorage('key')).toBeNull();
    expect(writeStorage('key', 'value')).toBe(true);
    expect(readStorage('key')).toBe('value');
    expect(removeStorage('key')).toBe(true);
    expect(readStorage('key')).toBeNull();
  });

  it('works without a storage that throws on every call', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      });
    }
    expect(readStorage('key')).toBeNull();
    expect(writeStorage('key', 'value')).toBe(false);
    expect(removeStorage('key')).toBe(false);
  });

  it('works without a storage whose access throws', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(readStorage('key')).toBeNull();
    expect(writeStorage('key', 'value')).toBe(false);
  });
});

describe('listenToStorage', () => {
  it('reports its own keys and a cleared storage until it is unsubscribed', () => {
    const onChange = jest.fn();
    const stop = listenToStorage(['a', 'b'], onChange);
    window.dispatchEvent(new StorageEvent('storage', { key: 'a', newValue: '1' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '2' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'a', newValue: '3' }));
    expect(onChange.mock.calls).toEqual([
      ['a', '1'],
      ['a', null],
      ['b', null],
    ]);
  });
});
