import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dropdown } from './Dropdown';

function setUp() {
  render(
    <>
      <Dropdown title="Version: v8" label="v8">
        {(close) => (
          <a href="#v7" onClick={close}>
            v7
          </a>
        )}
      </Dropdown>
      <button type="button">elsewhere</button>
    </>,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Version: v8' }) };
}

it('is closed initially and says so', () => {
  const { button } = setUp();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('opens with the keyboard and closes with Escape, restoring the focus', async () => {
  const { user, button } = setUp();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('closes when Tab leaves it', async () => {
  const { user, button } = setUp();
  await user.click(button);
  await user.tab();
  await user.tab();
  expect(screen.getByText('elsewhere')).toHaveFocus();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('closes on a click elsewhere', async () => {
  const { user, button } = setUp();
  await user.click(button);
  await user.click(screen.getByText('elsewhere'));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('closes when an entry is chosen', async () => {
  const { user, button } = setUp();
  await user.click(button);
  await user.click(screen.getByRole('link'));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
