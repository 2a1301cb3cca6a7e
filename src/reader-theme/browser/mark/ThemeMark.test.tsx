import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { READER_THEME_KEY } from '@site/src/base/shared/storageKeys';
import { setReaderTheme, useThemedPart } from '@site/src/reader-theme/browser/store';
import { ThemeProvider } from '@site/src/display/browser/mode';
import { plainTheme, writeTheme } from '@site/src/reader-theme/browser/document';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import { ThemeMark } from './ThemeMark';

jest.mock('@docusaurus/Head', () => ({ __esModule: true, default: () => null }));

// Load the modules first, so that the tests don't wait for the compiler.
beforeAll(async () => {
  await import('./ReaderThemeMark');
  await import('@site/src/reader-theme/browser/studio/panel/StudioPanel');
}, 60_000);
beforeEach(() => act(() => setReaderTheme(null)));

function Demo() {
  useThemedPart();
  return <p>demo</p>;
}

function show({ hasDemo = true } = {}) {
  render(
    <SiteFrame>
      <ThemeProvider>
        {hasDemo && <Demo />}
        <ThemeMark />
      </ThemeProvider>
    </SiteFrame>,
  );
  return userEvent.setup();
}

const mark = () => screen.queryByRole('complementary', { name: 'Your theme' });

it('marks only pages with demos, and only for readers with a theme', async () => {
  show();
  expect(mark()).toBeNull();
  await act(() => setReaderTheme(writeTheme(plainTheme({ spacing: 5 }))));
  await waitFor(() => expect(mark()).toHaveTextContent('Your theme is on'));
});

it('does not mark a page without demos', async () => {
  await act(() => setReaderTheme(writeTheme(plainTheme({ spacing: 5 }))));
  show({ hasDemo: false });
  expect(mark()).toBeNull();
});

it('turns the theme off', async () => {
  await act(() => setReaderTheme(writeTheme(plainTheme({ spacing: 5 }))));
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Turn off your theme' }));
  await waitFor(() => expect(mark()).toBeNull());
  expect(localStorage.getItem(READER_THEME_KEY)).toBeNull();
});

it('says why a theme cannot be used, and links to the studio', async () => {
  await act(() => setReaderTheme(writeTheme(plainTheme({ spacing: {} }))));
  show();
  expect(await screen.findByText(/spacing must be a number of px/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fix it' })).toHaveAttribute('href', '/x/theme/');
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});

it('opens the controls, which change the stored theme, and returns the focus', async () => {
  await act(() => setReaderTheme(writeTheme(plainTheme({ spacing: 5 }))));
  const user = show();
  const change = await screen.findByRole('button', { name: 'Change' });
  await user.click(change);
  expect(await screen.findByRole('dialog', { name: 'Change your theme' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Ink' }));
  await waitFor(() => expect(localStorage.getItem(READER_THEME_KEY)).toContain('#111111'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(change).toHaveFocus();
});
