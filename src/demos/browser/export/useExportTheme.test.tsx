import { act, screen } from '@testing-library/react';
import { setReaderTheme } from '@site/src/reader-theme/browser/store';
import { plainTheme, writeTheme } from '@site/src/reader-theme/browser/document';
import { chooseInMenu, findButton, preloadDemo, renderDemo } from '../testing';

const VALID = writeTheme(plainTheme({ palette: { primary: { main: '#6750a4' } } }));
const INVALID = writeTheme(plainTheme({ palette: { primary: { main: 'no color' } } }));

beforeAll(preloadDemo);
afterEach(() => act(() => setReaderTheme(null)));

/** The texts of the choice in the menu of exports. */
async function choices(theme: string | null, contentRoot?: string) {
  await act(() => setReaderTheme(theme));
  const { user } = renderDemo({ contentRoot });
  await user.click(await findButton('Open in'));
  return screen
    .queryAllByRole('menuitemcheckbox')
    .map((item) => [item.textContent, item.getAttribute('aria-disabled')]);
}

it('offers a valid theme', async () => {
  expect(await choices(VALID)).toEqual([['With my theme', null]]);
});

it('does not offer an invalid theme', async () => {
  expect(await choices(INVALID)).toEqual([]);
});

it('offers nothing without a theme', async () => {
  expect(await choices(null)).toEqual([]);
});

it('offers it for Material UI 5', async () => {
  expect(await choices(VALID, 'versioned_docs/version-v6')).toEqual([['With my theme', null]]);
});

it('says why it cannot be exported for Material UI 4', async () => {
  expect(await choices(VALID, 'versioned_docs/version-v4')).toEqual([
    ['Without my theme, which needs Material UI 5 or later', 'true'],
  ]);
});

it('remembers that the reader left it out', async () => {
  await act(() => setReaderTheme(VALID));
  const { user } = renderDemo();
  await chooseInMenu(user, 'Open in', 'With my theme', 'menuitemcheckbox');
  await user.click(await findButton('Open in'));
  expect(screen.getByRole('menuitemcheckbox')).toHaveAttribute('aria-checked', 'false');
});
