import { act, render, screen } from '@testing-library/react';
import { Notice } from './Notice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('is a live region before there is a text', () => {
  const { rerender } = render(<Notice text={null}>Reload</Notice>);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(<Notice text="The page could not be loaded.">Reload</Notice>);
  expect(region).toHaveTextContent('The page could not be loaded.Reload');
});

it('is done when a short text has been shown for three seconds', () => {
  const onDone = jest.fn();
  render(<Notice text="Copied" onDone={onDone} />);
  wait(2999);
  expect(onDone).not.toHaveBeenCalled();
  wait(1);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('stays longer for a long text, and for an error', () => {
  const onDone = jest.fn();
  const { rerender } = render(<Notice text={'a'.repeat(100)} onDone={onDone} />);
  wait(5999);
  expect(onDone).not.toHaveBeenCalled();
  wait(1);
  expect(onDone).toHaveBeenCalledTimes(1);
  rerender(<Notice text="Failed" tone="error" onDone={onDone} />);
  wait(5999);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  wait(1);
  expect(onDone).toHaveBeenCalledTimes(2);
});

it('starts the time again for the next text and not after it is gone', () => {
  const onDone = jest.fn();
  const { rerender, unmount } = render(<Notice text="Copied" onDone={onDone} />);
  wait(2000);
  rerender(<Notice text="Link copied" onDone={onDone} />);
  wait(2999);
  expect(onDone).not.toHaveBeenCalled();
  rerender(<Notice text={null} onDone={onDone} />);
  wait(10_000);
  unmount();
  expect(onDone).not.toHaveBeenCalled();
});

it('stays without a function to call', () => {
  render(<Notice text="You are offline." />);
  wait(60_000);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
});
