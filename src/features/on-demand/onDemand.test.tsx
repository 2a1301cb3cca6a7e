import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { EnglishMessages } from '@site/src/testing/EnglishMessages';
import { LoadError, useOnDemand } from './index';

describe('useOnDemand', () => {
  it('loads only on request, and only once', async () => {
    const module = { name: 'drawer' };
    const importModule = jest.fn(() => Promise.resolve(module));
    const { result } = renderHook(() => useOnDemand(importModule));
    expect(result.current[0]).toEqual({ status: 'idle' });
    expect(importModule).not.toHaveBeenCalled();

    const load = () => result.current[1]();
    const loaded = await act(() => Promise.all([load(), load()]));
    expect(loaded).toEqual([module, module]);
    expect(result.current[0]).toEqual({ status: 'ready', module });
    await act(load);
    expect(importModule).toHaveBeenCalledTimes(1);
  });

  it('loads again after a failure', async () => {
    const importModule = jest.fn<Promise<object>, []>();
    importModule.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce({});
    const { result } = renderHook(() => useOnDemand(importModule));
    expect(await act(() => result.current[1]())).toBeNull();
    expect(result.current[0]).toEqual({ status: 'failed' });
    await act(() => result.current[1]());
    expect(result.current[0]).toEqual({ status: 'ready', module: {} });
  });
});

describe('LoadError', () => {
  const onRetry = jest.fn();

  function Part({ isFailed }: { readonly isFailed: boolean }) {
    const opener = useRef<HTMLButtonElement>(null);
    return (
      <>
        <button type="button" ref={opener}>
          Open
        </button>
        {isFailed && (
          <LoadError text="Not loaded." opener={opener} onRetry={onRetry} onClose={jest.fn()} />
        )}
      </>
    );
  }

  it('is announced, and restores the focus when it disappears', async () => {
    const { rerender } = render(<Part isFailed />, { wrapper: EnglishMessages });
    expect(screen.getByRole('alert')).toHaveTextContent('Not loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    rerender(<Part isFailed={false} />);
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('does not move the focus if it is elsewhere', () => {
    const { rerender } = render(<Part isFailed />, { wrapper: EnglishMessages });
    rerender(<Part isFailed={false} />);
    expect(document.body).toHaveFocus();
  });
});
