import { render, screen } from '@testing-library/react';
import { OptionalBoundary } from './OptionalBoundary';

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
