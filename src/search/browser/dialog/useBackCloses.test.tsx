import { act, renderHook, waitFor } from '@testing-library/react';
import { takeHistoryEntry, useBackCloses } from './useBackCloses';

let isPhone = true;
const onClose = jest.fn();
const router = jest.fn();

const show = () =>
  renderHook(({ isOpen }) => useBackCloses(isOpen, onClose), { initialProps: { isOpen: false } });

/** Waits for the browser's history, which changes in a later task. */
const popped = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

beforeEach(() => {
  isPhone = true;
  onClose.mockReset();
  router.mockReset();
  window.matchMedia = () => ({ matches: isPhone }) as MediaQueryList;
  window.addEventListener('popstate', router);
});
afterEach(() => window.removeEventListener('popstate', router));

it('closes the search on "back" without telling the router', async () => {
  const { rerender } = show();
  rerender({ isOpen: true });
  window.history.back();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(router).not.toHaveBeenCalled();
});

it('removes its entry when the search is closed in another way', async () => {
  window.history.pushState({ page: 1 }, '');
  const before = window.history.length;
  const { rerender } = show();
  rerender({ isOpen: true });
  expect(window.history.length).toBe(before + 1);
  // The router finds its own state.
  expect(window.history.state).toEqual({ page: 1 });
  rerender({ isOpen: false });
  await popped();
  expect(onClose).not.toHaveBeenCalled();
  expect(router).not.toHaveBeenCalled();
});

it('leaves its entry to a page that the reader opens', () => {
  const { rerender } = show();
  rerender({ isOpen: true });
  expect(takeHistoryEntry()).toBe(true);
  rerender({ isOpen: false });
  expect(takeHistoryEntry()).toBe(false);
});

it('adds no entry on wide screens', () => {
  isPhone = false;
  const before = window.history.length;
  const { rerender } = show();
  rerender({ isOpen: true });
  expect(window.history.length).toBe(before);
  expect(takeHistoryEntry()).toBe(false);
});
