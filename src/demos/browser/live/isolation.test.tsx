/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { keepFocus } from './isolation';

/** React does the same for `autoFocus`. */
const Greedy = () => <input ref={(field) => field?.focus()} />;

it('lets elements take the focus only while the reader is in the frame', () => {
  const hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  keepFocus();
  const { unmount } = render(<Greedy />);
  expect(screen.getByRole('textbox')).not.toHaveFocus();
  unmount();
  hasFocus.mockReturnValue(true);
  render(<Greedy />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});
