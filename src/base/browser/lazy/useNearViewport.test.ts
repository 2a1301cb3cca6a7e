/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { NEAR_PX, useNearViewport } from './useNearViewport';

type Report = (entries: { readonly isIntersecting: boolean }[]) => void;

let report: Report;
let margins: (string | undefined)[];

class Observer {
  constructor(callback: Report, { rootMargin }: IntersectionObserverInit) {
    report = callback;
    margins.push(rootMargin);
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  margins = [];
  Object.assign(window, { IntersectionObserver: Observer });
});
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

it('observes anew when the distance changes', () => {
  const ref = { current: document.createElement('section') };
  const { rerender } = renderHook(({ marginPx }) => useNearViewport(ref, undefined, marginPx), {
    initialProps: { marginPx: -100 },
  });
  rerender({ marginPx: NEAR_PX });
  expect(margins).toEqual(['-100px 0px', '400px 0px']);
});
