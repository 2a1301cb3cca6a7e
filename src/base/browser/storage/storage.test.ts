/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useSharedChoice, useStoredChoice } from './index';

type Fruit = 'apple' | 'pear';
const parse = (stored: string | null): Fruit => (stored === 'pear' ? 'pear' : 'apple');

afterEach(() => jest.restoreAllMocks());

it('starts with the default, stores a choice, and shares it', () => {
  const one = renderHook(() => useStoredChoice('fruit-shared', parse));
  const two = renderHook(() => useStoredChoice('fruit-shared', parse));
  expect(one.result.current[0]).toBe('apple');
  act(() => one.result.current[1]('pear'));
  expect(one.result.current[0]).toBe('pear');
  expect(two.result.current[0]).toBe('pear');
  expect(localStorage.getItem('fruit-shared')).toBe('pear');
});

it('reads a stored choice, and ignores unknown values', () => {
  localStorage.setItem('fruit-known', 'pear');
  localStorage.setItem('fruit-unknown', 'plum');
  expect(renderHook(() => useStoredChoice('fruit-known', parse)).result.current[0]).toBe('pear');
  expect(renderHook(() => useStoredChoice('fruit-unknown', parse)).result.current[0]).toBe('apple');
});

it('follows other tabs', () => {
  const { result } = renderHook(() => useStoredChoice('fruit-tabs', parse));
  act(() => {
    localStorage.setItem('fruit-tabs', 'pear');
    window.dispatchEvent(new StorageEvent('storage', { key: 'fruit-tabs', newValue: 'pear' }));
  });
  expect(result.current[0]).toBe('pear');
});

it('keeps the choice for this page if storage is unavailable', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const { result } = renderHook(() => useStoredChoice('fruit-refused', parse));
  act(() => result.current[1]('pear'));
  expect(result.current[0]).toBe('pear');
});

describe('useSharedChoice', () => {
  const keys = ['fruit-one', 'fruit-two'];
  beforeEach(() => localStorage.clear());

  it('sets all keys, which components with one of them follow', () => {
    const all = renderHook(() => useSharedChoice(keys, parse));
    const two = renderHook(() => useStoredChoice('fruit-two', parse));
    expect(all.result.current[0]).toBe('apple');
    act(() => all.result.current[1]('pear'));
    expect(all.result.current[0]).toBe('pear');
    expect(two.result.current[0]).toBe('pear');
    expect(localStorage.getItem('fruit-one')).toBe('pear');
  });

  it('has no value while the keys differ', () => {
    const all = renderHook(() => useSharedChoice(keys, parse));
    const one = renderHook(() => useStoredChoice('fruit-one', parse));
    act(() => all.result.current[1]('pear'));
    act(() => one.result.current[1]('apple'));
    expect(all.result.current[0]).toBeNull();
  });
});
