import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { SettingsButton } from './index';

let isLost = false;
const mockArrive = jest.fn(() => {
  if (isLost) {
    throw new Error('The file is gone.');
  }
});

jest.mock('./SettingsDrawer', () => {
  mockArrive();
  return {
    SettingsDrawer: ({ isOpen }: { readonly isOpen: boolean }) => (
      <dialog open={isOpen} aria-label="Settings" />
    ),
  };
});

function Header() {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsButton isOpen={isOpen} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />
  );
}

const show = () => render(<Header />, { wrapper: EnglishMessages });
const button = () => screen.getByRole('button', { name: 'Settings' });
const drawer = () => screen.queryByRole('dialog', { name: 'Settings' });

// Must be the first test, because the loaded module stays loaded.
it('loads when the reader comes near; a failure shows on request and can be retried', async () => {
  isLost = true;
  show();
  expect(mockArrive).not.toHaveBeenCalled();

  await userEvent.hover(button());
  await waitFor(() => expect(mockArrive).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();

  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('The settings could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(drawer()).toBeNull();

  isLost = false;
  await userEvent.click(button());
  expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible();
  expect(button()).toHaveAttribute('aria-busy', 'false');
});

it('opens by keyboard', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible();
});

it('shows that it is loading; Escape cancels', async () => {
  show();
  fireEvent.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(button()).toHaveAttribute('aria-busy', 'false');
  await waitFor(() => expect(document.querySelector('dialog')).not.toBeNull());
  expect(drawer()).toBeNull();
});
