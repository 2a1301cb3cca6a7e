/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useNearViewport } from './useNearViewport';

type Report = (entries: { readonly isIntersecting: boolean }[]) => void;

let report: Report;

class Observer {
  constructor(callback: Report) {
    report = callback;
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => Object.assign(window, { IntersectionObserver: Observer }));
afterEach(() => Object.assign(window, { IntersectionObserver: undefined }));

it('fetches once when the element comes near, even if that fails', async () => {
  const fetchAhead = jest.fn(() => Promise.reject(new Error('down')));
  const ref = { current: document.createElement('section') };
  const { result } = renderHook(() => useNearViewport(ref, fetchAhead));

  act(() => report([{ isIntersecting: false }]));
  expect(result.current).toBe(false);
  expect(fetchAhead).not.toHaveBeenCalled();

  await act(async () => report([{ isIntersecting: true }]));
  expect(result.current).toBe(true);
  expect(fetchAhead).toHaveBeenCalledTimes(1);
});
