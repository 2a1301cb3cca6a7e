/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { copyText } from './copyText';
import { COPIED_RESET_MS, useClipboardCopy } from './useClipboardCopy';

jest.mock('./copyText');
const copyMock = jest.mocked(copyText);

beforeEach(() => {
  jest.useFakeTimers();
  copyMock.mockReset().mockResolvedValue();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function renderCopy() {
  return renderHook(() => useClipboardCopy({ resetAfterMs: 1000 }));
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('useClipboardCopy', () => {
  it('uses the specified durations', () => {
    expect(COPIED_RESET_MS).toEqual({ codeBlock: 2000, reactCodeBlock: 1200, demoToolbar: 1000 });
  });

  it('reports `copied`, and is idle again after the duration', async () => {
    const { result } = renderCopy();
    expect(result.current.status).toBe('idle');
    await act(async () => expect(await result.current.copy('text')).toBe('copied'));
    expect(result.current.status).toBe('copied');
    wait(999);
    expect(result.current.status).toBe('copied');
    wait(1);
    expect(result.current.status).toBe('idle');
  });

  it('reports `failed`, never `copied`, after a failure', async () => {
    copyMock.mockRejectedValue(new DOMException('The request is not allowed', 'NotAllowedError'));
    const { result } = renderCopy();
    await act(async () => expect(await result.current.copy('text')).toBe('failed'));
    expect(result.current.status).toBe('failed');
    wait(1000);
    expect(result.current.status).toBe('idle');
  });

  it('restarts the timer with every copy', async () => {
    const { result } = renderCopy();
    await act(() => result.current.copy('one'));
    wait(900);
    await act(() => result.current.copy('two'));
    wait(900);
    expect(result.current.status).toBe('copied');
    wait(100);
    expect(result.current.status).toBe('idle');
  });

  it('ignores an earlier copy that finishes after a later one', async () => {
    let failFirst: (reason: Error) => void = () => {};
    copyMock.mockReturnValueOnce(new Promise((_resolve, reject) => (failFirst = reject)));
    const { result } = renderCopy();
    let first: Promise<string> | undefined;
    act(() => {
      first = result.current.copy('one');
    });
    await act(() => result.current.copy('two'));
    await act(async () => {
      failFirst(new Error('late'));
      await first;
    });
    expect(result.current.status).toBe('copied');
  });

  it('clears the timer on unmount', async () => {
    const { result, unmount } = renderCopy();
    const start = jest.spyOn(window, 'setTimeout');
    await act(() => result.current.copy('text'));
    const timer: unknown = start.mock.results.at(-1)?.value;
    const stop = jest.spyOn(window, 'clearTimeout');
    unmount();
    expect(start).toHaveBeenLastCalledWith(expect.any(Function), 1000);
    expect(stop).toHaveBeenCalledWith(timer);
  });

  it('starts no timer if the copy finishes after unmounting', async () => {
    const { result, unmount } = renderCopy();
    const copying = result.current.copy('text');
    unmount();
    const start = jest.spyOn(window, 'setTimeout');
    await copying;
    expect(start).not.toHaveBeenCalledWith(expect.any(Function), 1000);
  });
});
