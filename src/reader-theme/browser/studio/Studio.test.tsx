import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '@generated/docs-translations/default/theme-studio.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import { DRAFT_KEY, READER_THEME_KEY } from '@site/src/base/shared/storageKeys';
import { setReaderTheme } from '@site/src/reader-theme/browser/store';
import { ThemeProvider } from '@site/src/display/browser/mode';
import { writeTheme, type ThemeDocument } from '@site/src/reader-theme/browser/document';
import { installDialog } from '@site/src/base/testing/installDialog';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import type * as shareTheme from './share/shareTheme';
import Studio from './Studio';

jest.mock('@docusaurus/Head', () => ({ __esModule: true, default: () => null }));
/** jsdom has no streams, so a link carries the text as it is. */
jest.mock('./share/shareTheme', () => {
  const actual = jest.requireActual<typeof shareTheme>('./share/shareTheme');
  const isPlain = (hash: string) => hash.startsWith('#theme1={');
  return {
    ...actual,
    fromHash: (hash: string) =>
      isPlain(hash) ? Promise.resolve(hash.slice('#theme1='.length)) : actual.fromHash(hash),
  };
});
jest.mock('./preview/Preview', () => ({
  Preview: ({ document: theme }: { readonly document: object }) => (
    <output aria-label="preview">{JSON.stringify(theme)}</output>
  ),
}));

const LazyStudio = withLazyMessages(messages, Studio);

beforeAll(async () => {
  installDialog();
  // Loads before the tests, which would otherwise wait for the compiler.
  await import('./code/parseTheme');
}, 60_000);

beforeEach(async () => {
  await setReaderTheme(null);
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

function show(path = '/theme/') {
  render(
    <SiteFrame path={path}>
      <ThemeProvider>
        <LazyStudio />
      </ThemeProvider>
    </SiteFrame>,
  );
  return userEvent.setup();
}

const preview = () =>
  JSON.parse(screen.getByLabelText('preview').textContent ?? '') as ThemeDocument;
const button = (name: string) => screen.getByRole('button', { name });
const code = () => screen.getByRole('textbox', { name: 'Theme code' });
const type = (text: string) => fireEvent.change(code(), { target: { value: text } });

describe('theme studio', () => {
  it('starts with a preset, and undoes, redoes, and resets', async () => {
    const user = show();
    expect(preview()).toEqual({});
    await user.click(button('Terminal'));
    expect(preview()).toMatchObject({ shape: { borderRadius: 2 } });
    expect(button('Terminal')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Undo'));
    expect(preview()).toEqual({});
    await user.click(button('Redo'));
    expect(preview()).toMatchObject({ shape: { borderRadius: 2 } });
    await user.click(button('Reset'));
    expect(preview()).toEqual({});
    expect(button('Reset')).toBeDisabled();
  });

  it('undoes by keyboard, but leaves typing to the browser', async () => {
    const user = show();
    await user.click(button('Ink'));
    const primary = screen.getByRole('textbox', { name: 'Primary' });
    await user.click(primary);
    await user.keyboard('{Control>}z{/Control}');
    expect(preview()).not.toEqual({});
    await user.click(button('Ink'));
    await user.keyboard('{Control>}z{/Control}');
    expect(preview()).toEqual({});
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(preview()).not.toEqual({});
  });

  it('changes colors of the chosen scheme, and shows their contrast', async () => {
    const user = show();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    const primary = screen.getByRole('textbox', { name: 'Primary' });
    fireEvent.change(primary, { target: { value: '#333333' } });
    expect(preview()).toEqual({
      colorSchemes: { dark: { palette: { primary: { main: '#333333' } } } },
    });
    await user.click(button('Make Primary readable'));
    expect(screen.queryByRole('button', { name: 'Make Primary readable' })).toBeNull();
    await user.click(button('Reset Primary'));
    expect(preview()).toEqual({});
  });

  it('says which notations a color has, and keeps the last valid one', () => {
    show();
    const primary = screen.getByRole('textbox', { name: 'Primary' });
    fireEvent.change(primary, { target: { value: 'tomato' } });
    expect(primary).toBeInvalid();
    expect(primary).toHaveAccessibleDescription(/Use a hex color/);
    expect(preview()).toEqual({});
    fireEvent.change(primary, { target: { value: 'hsl(10 80% 40%)' } });
    expect(primary).toBeValid();
    expect(preview()).toMatchObject({
      colorSchemes: { light: { palette: { primary: { main: 'hsl(10, 80%, 40%)' } } } },
    });
  });

  it('reads pasted code, and lists what was left out', async () => {
    const user = show();
    await user.click(button('Paste your theme'));
    type('export const theme = createTheme({ spacing: 6, direction: getDirection() });');
    expect(await screen.findByText(/The code is valid/)).toBeVisible();
    expect(preview()).toEqual({ spacing: 6 });
    expect(screen.getByText(/The call of getDirection is only known/)).toBeVisible();
    // The reader's own text stays.
    expect(code()).toHaveValue(
      'export const theme = createTheme({ spacing: 6, direction: getDirection() });',
    );
    await user.click(button('Undo'));
    expect(code()).toHaveValue('');
  });

  it('says what is wrong with pasted code, and keeps the theme', async () => {
    const user = show();
    await user.click(button('Ink'));
    await user.click(button('Paste your theme'));
    type("createTheme({ palette: { primary: { main: 'tomato' } } })");
    expect(await screen.findByText(/Unsupported color "tomato"/)).toBeVisible();
    expect(code()).toBeInvalid();
    expect(button('Ink')).toHaveAttribute('aria-pressed', 'true');
    type('createTheme({ spacing: })');
    expect(await screen.findByText('Line 1, column 24')).toBeVisible();
  });

  it('applies the theme, and every later change', async () => {
    const user = show();
    await user.click(button('Clay'));
    expect(localStorage.getItem(READER_THEME_KEY)).toBeNull();
    const apply = screen.getByRole('switch', { name: 'Use on all demos' });
    await user.click(apply);
    await waitFor(() => expect(apply).toBeChecked());
    expect(localStorage.getItem(READER_THEME_KEY)).toContain('#a4431f');
    await user.click(button('Reset'));
    await waitFor(() => expect(localStorage.getItem(READER_THEME_KEY)).toBe(writeTheme({})));
    await user.click(apply);
    await waitFor(() => expect(apply).not.toBeChecked());
    expect(localStorage.getItem(READER_THEME_KEY)).toBeNull();
  });

  it('says that a browser without storage forgets the theme', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const user = show();
    await user.click(button('Clay'));
    await user.click(screen.getByRole('switch', { name: 'Use on all demos' }));
    expect(await screen.findByText(/doesn't store data for this site/)).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Use on all demos' })).toBeChecked();
  });

  it('follows other tabs', async () => {
    show();
    const text = writeTheme({ spacing: 5 });
    act(() => {
      localStorage.setItem(DRAFT_KEY, text);
      window.dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY, newValue: text }));
    });
    await waitFor(() => expect(preview()).toEqual({ spacing: 5 }));
  });

  it('asks before the theme of a link replaces the stored one', async () => {
    localStorage.setItem(DRAFT_KEY, writeTheme({ spacing: 5 }));
    const user = show(`/theme/#theme1=${writeTheme({ spacing: 11 })}`);
    const notice = await screen.findByRole('region', { name: 'This link carries a theme' });
    expect(preview()).toEqual({ spacing: 11 });
    expect(localStorage.getItem(DRAFT_KEY)).toBe(writeTheme({ spacing: 5 }));
    await user.click(within(notice).getByRole('button', { name: 'Replace mine' }));
    expect(preview()).toEqual({ spacing: 11 });
    expect(notice).not.toBeInTheDocument();
    await user.click(button('Undo'));
    expect(preview()).toEqual({ spacing: 5 });
  });

  it('opens a link without its style functions, and names what is left out', async () => {
    const root = { $fn: [['theme'], ['object', ['property', 'color', 'red']]] };
    const options = {
      spacing: 11,
      components: {
        MuiButton: { styleOverrides: { root }, defaultProps: { href: 'https://example.com' } },
      },
    };
    const user = show(`/theme/#theme1=${writeTheme(options)}`);
    const notice = await screen.findByRole('region', { name: 'This link carries a theme' });
    expect(JSON.stringify(preview())).not.toMatch(/\$fn|href/);
    expect(preview()).toMatchObject({ spacing: 11 });
    expect(notice).toHaveTextContent('Links carry no style functions, so these are left out: 1.');
    expect(notice).toHaveTextContent(
      'Parts that could do more than change styles are left out: 1.',
    );
    await user.click(within(notice).getByText('Show what is left out'));
    expect(notice).toHaveTextContent('components.MuiButton.styleOverrides.root');
    expect(notice).toHaveTextContent('components.MuiButton.defaultProps.href');
  });

  it('keeps the stored theme if the reader chooses to', async () => {
    localStorage.setItem(DRAFT_KEY, writeTheme({ spacing: 5 }));
    const user = show(`/theme/#theme1=${writeTheme({ spacing: 11 })}`);
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    expect(preview()).toEqual({ spacing: 5 });
  });

  it.each([
    ['damaged', '#theme1=%%%', /damaged or incomplete/],
    ['newer', '#theme2=abc', /a version that this site does not know/],
  ])('says why a %s link cannot be opened', async (_what, hash, text) => {
    show(`/theme/${hash}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(preview()).toEqual({});
  });

  it('shows the errors of a stored theme, so that they can be corrected', async () => {
    await act(() => setReaderTheme(writeTheme({ spacing: {} })));
    show();
    expect(await screen.findByText(/spacing must be a number of px/)).toBeVisible();
    expect(code()).toHaveValue('{\n  "spacing": {}\n}');
    type('{ "spacing": 4 }');
    await waitFor(() => expect(preview()).toEqual({ spacing: 4 }));
    await waitFor(() =>
      expect(localStorage.getItem(READER_THEME_KEY)).toBe(writeTheme({ spacing: 4 })),
    );
  });

  it('exports the module and the tokens', async () => {
    const user = show();
    await user.click(button('Harbor'));
    await user.click(button('Export'));
    const dialog = screen.getByRole('dialog', { name: 'Export the theme' });
    expect(dialog).toHaveTextContent('export const theme = createTheme({');
    await user.click(within(dialog).getByRole('tab', { name: 'tokens.json' }));
    expect(dialog).toHaveTextContent('"$type": "color"');
  });
});
