import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { InstallCommand } from './InstallCommand';

it('shows the command of the selected package manager, and supports arrow keys', async () => {
  const user = userEvent.setup();
  render(<InstallCommand packages="@mui/x-charts" />, { wrapper: EnglishMessages });
  expect(screen.getByRole('tabpanel')).toHaveTextContent('npm install @mui/x-charts');

  await user.click(screen.getByRole('tab', { name: 'pnpm' }));
  expect(screen.getByRole('tabpanel', { name: 'pnpm' })).toHaveTextContent(
    'pnpm add @mui/x-charts',
  );
  expect(localStorage.getItem('codeblock-package-manager')).toBe('pnpm');

  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'yarn' })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('yarn add @mui/x-charts');

  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'npm' })).toHaveFocus();
});

it('updates every command on the page', async () => {
  render(
    <>
      <InstallCommand packages="react" />
      <InstallCommand packages="typescript" dev />
    </>,
    { wrapper: EnglishMessages },
  );
  await userEvent.click(screen.getAllByRole('tab', { name: 'yarn' })[0]!);
  const [first, second] = screen.getAllByRole('tabpanel');
  expect(first).toHaveTextContent('yarn add react');
  expect(second).toHaveTextContent('yarn add -D typescript');
});

it('is copied by Ctrl+C while it is hovered or focused', async () => {
  const user = userEvent.setup();
  render(<InstallCommand packages="@mui/x-charts" />, { wrapper: EnglishMessages });
  await user.click(screen.getByRole('tab', { name: 'pnpm' }));
  await user.keyboard('{Control>}c{/Control}');
  expect(await navigator.clipboard.readText()).toBe('pnpm add @mui/x-charts');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});
