import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import { ModeButton } from './ModeButton';

const modeOfPage = () => document.documentElement.dataset.theme;

it('switches the mode that the page has, and stores the choice', async () => {
  localStorage.setItem('mui-mode', 'dark');
  render(
    <SiteFrame path="/x/">
      <ModeButton />
    </SiteFrame>,
  );
  const button = screen.getByRole('button', { name: 'Switch between light and dark mode' });
  await userEvent.click(button);
  expect(modeOfPage()).toBe('light');
  expect(localStorage.getItem('mui-mode')).toBe('light');
  await userEvent.click(button);
  expect(modeOfPage()).toBe('dark');
  expect(localStorage.getItem('mui-mode')).toBe('dark');
});
