/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { takeTurn } from './takeTurn';
import { useInTurn } from './useInTurn';

const old = { name: 'old' };
const next = { name: 'next' };

it('keeps the old value until it is the turn of the new one', async () => {
  const { result, rerender } = renderHook(({ value }) => useInTurn(value), {
    initialProps: { value: null as typeof old | null },
  });
  expect(result.current).toBeNull();
  rerender({ value: old });
  await waitFor(() => expect(result.current).toBe(old));

  let endOther: () => void = () => undefined;
  takeTurn((done) => (endOther = done));
  rerender({ value: next });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(result.current).toBe(old);
  await act(async () => endOther());
  await waitFor(() => expect(result.current).toBe(next));
});

it('passes its turn on after rendering or unmounting', async () => {
  let endOther: () => void = () => undefined;
  takeTurn((done) => (endOther = done));
  const gone = renderHook(() => useInTurn(old));
  const { result } = renderHook(() => useInTurn(next));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(result.current).toBeNull();
  gone.unmount();
  await act(async () => endOther());
  await waitFor(() => expect(result.current).toBe(next));
  const other = jest.fn();
  takeTurn(other);
  await waitFor(() => expect(other).toHaveBeenCalled());
  other.mock.calls[0]?.[0]();
});
