import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import { ThemeProvider } from '@site/src/display/browser/mode';
import { ModeButton } from './ModeButton';

beforeAll(() => {
  const query = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  window.matchMedia = () => query as unknown as MediaQueryList;
});

const modeOfPage = () => document.documentElement.dataset.theme;

it('switches the mode that the page has, and stores the choice', async () => {
  localStorage.setItem('mui-mode', 'dark');
  render(
    <SiteFrame path="/x/">
      <ThemeProvider>
        <ModeButton />
      </ThemeProvider>
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
