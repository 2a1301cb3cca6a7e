/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useLazy } from './useLazy';

const never = () => new Promise<string>(() => undefined);

it('loads only on request, and only once', async () => {
  const loader = jest.fn(() => Promise.resolve('here'));
  const { result } = renderHook(() => useLazy(loader));
  expect(result.current).toMatchObject({ status: 'idle', value: null });
  expect(loader).not.toHaveBeenCalled();

  const { load } = result.current;
  expect(await act(() => Promise.all([load(), load()]))).toEqual(['here', 'here']);
  expect(result.current).toMatchObject({ status: 'ready', value: 'here' });
  await act(load);
  expect(loader).toHaveBeenCalledTimes(1);
});

it('says that it is loading', () => {
  const { result } = renderHook(() => useLazy(never));
  act(() => void result.current.load());
  expect(result.current.status).toBe('loading');
});

it('loads by itself once it is needed', async () => {
  const loader = jest.fn(() => Promise.resolve('here'));
  const { result, rerender } = renderHook(({ isNeeded }) => useLazy(loader, isNeeded), {
    initialProps: { isNeeded: false },
  });
  expect(loader).not.toHaveBeenCalled();
  rerender({ isNeeded: true });
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', value: 'here' }));
});

it('loads again after a failure', async () => {
  const loader = jest.fn<Promise<string>, []>();
  loader.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('here');
  const { result } = renderHook(() => useLazy(loader, true));
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', value: null }));
  await act(() => result.current.load());
  expect(result.current).toMatchObject({ status: 'ready', value: 'here' });
});

it('rejects for callers that need the value', async () => {
  const { result } = renderHook(() => useLazy(() => Promise.reject(new Error('gone'))));
  await act(() => expect(result.current.load()).rejects.toThrow('gone'));
});

it('ignores the result of an outdated loader', async () => {
  let answerFirst: (value: string) => void = () => undefined;
  const first = () => new Promise<string>((resolve) => (answerFirst = resolve));
  const second = () => Promise.resolve('second');
  const { result, rerender } = renderHook(({ loader }) => useLazy(loader, true), {
    initialProps: { loader: first },
  });
  rerender({ loader: second });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  await act(async () => answerFirst('first'));
  expect(result.current.value).toBe('second');
});

it('keeps the old value until the new one has loaded', async () => {
  const { result, rerender } = renderHook(({ loader }) => useLazy(loader, true), {
    initialProps: { loader: () => Promise.resolve('old') },
  });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  rerender({ loader: never });
  expect(result.current).toMatchObject({ status: 'loading', value: 'old' });
});
