import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { OptionalBoundary, useOptionalImport } from './index';

afterEach(() => jest.restoreAllMocks());

it('contains a crash and reports it once', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onCrash = jest.fn();
  const Broken = () => {
    throw new Error('broken');
  };
  render(
    <p>
      text
      <OptionalBoundary onCrash={onCrash}>
        <Broken />
      </OptionalBoundary>
    </p>,
  );
  expect(screen.getByText('text')).toBeInTheDocument();
  expect(onCrash.mock.calls).toEqual([[new Error('broken')]]);
});

it('loads when it is enabled', async () => {
  const load = jest.fn(() => Promise.resolve({ name: 'part' }));
  const { result, rerender } = renderHook(({ wanted }) => useOptionalImport(wanted ? load : null), {
    initialProps: { wanted: false },
  });
  expect(load).not.toHaveBeenCalled();
  rerender({ wanted: true });
  await waitFor(() => expect(result.current).toEqual({ name: 'part' }));
  rerender({ wanted: false });
  expect(result.current).toBeNull();
});

it('ignores a failed load', async () => {
  const load = jest.fn(() => Promise.reject(new Error('gone')));
  const { result } = renderHook(() => useOptionalImport(load));
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(result.current).toBeNull();
});
