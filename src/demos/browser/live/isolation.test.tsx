/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { keepFocus } from './isolation';

it('lets elements take the focus only while the reader is in the frame', () => {
  const hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  keepFocus();
  const { unmount } = render(<input autoFocus />);
  expect(screen.getByRole('textbox')).not.toHaveFocus();
  screen.getByRole('textbox').focus();
  expect(screen.getByRole('textbox')).not.toHaveFocus();
  unmount();
  hasFocus.mockReturnValue(true);
  render(<input autoFocus />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});
