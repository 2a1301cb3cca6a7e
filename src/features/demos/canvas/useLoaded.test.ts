/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { takeTurn } from './takeTurn';
import { useLoaded } from './useLoaded';

describe('useLoaded', () => {
  it('waits until there is something to load', async () => {
    const { result, rerender } = renderHook(({ load }) => useLoaded(load), {
      initialProps: { load: null as (() => Promise<string>) | null },
    });
    expect(result.current.loaded).toEqual({ status: 'loading' });

    rerender({ load: () => Promise.resolve('here') });
    await waitFor(() => expect(result.current.loaded).toEqual({ status: 'ready', value: 'here' }));
  });

  it('ignores the result of an outdated load', async () => {
    let answerFirst: (value: string) => void = () => undefined;
    const first = () => new Promise<string>((resolve) => (answerFirst = resolve));
    const second = () => Promise.resolve('second');
    const { result, rerender } = renderHook(({ load }) => useLoaded(load), {
      initialProps: { load: first },
    });
    rerender({ load: second });
    await waitFor(() => expect(result.current.loaded.status).toBe('ready'));

    await act(async () => answerFirst('first'));
    expect(result.current.loaded).toEqual({ status: 'ready', value: 'second' });
  });

  it('keeps the old value until the new one has loaded', async () => {
    const { result, rerender } = renderHook(({ load }) => useLoaded(load), {
      initialProps: { load: () => Promise.resolve('old') },
    });
    await waitFor(() => expect(result.current.loaded.status).toBe('ready'));

    rerender({ load: () => new Promise<string>(() => undefined) });
    expect(result.current.loaded).toEqual({ status: 'ready', value: 'old' });
  });

  it('waits for its turn, and passes it on after rendering or unmounting', async () => {
    let endOther: () => void = () => undefined;
    takeTurn((done) => (endOther = done));
    const load = () => Promise.resolve('here');
    const gone = renderHook(() => useLoaded(load));
    const { result } = renderHook(() => useLoaded(load));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(result.current.loaded.status).toBe('loading');

    gone.unmount();
    await act(async () => endOther());
    await waitFor(() => expect(result.current.loaded.status).toBe('ready'));
    const next = jest.fn();
    takeTurn(next);
    await waitFor(() => expect(next).toHaveBeenCalled());
    next.mock.calls[0]?.[0]();
  });

  it('retries after a failure, which it logs', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('here');
    const { result } = renderHook(() => useLoaded<string>(load));
    await waitFor(() => expect(result.current.loaded.status).toBe('failed'));
    expect(log).toHaveBeenCalledWith(new Error('gone'));
    log.mockRestore();

    act(() => result.current.retry());
    await waitFor(() => expect(result.current.loaded).toEqual({ status: 'ready', value: 'here' }));
  });
});
