import { TextDecoder, TextEncoder } from 'node:util';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '@generated/docs-translations/default/studio.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import { DRAFT_KEY, READER_THEME_KEY } from '@site/src/base/shared/storageKeys';
import { setReaderTheme } from '@site/src/reader-theme/browser/store';
import { ThemeProvider } from '@site/src/display/browser/mode';
import {
  NO_THEME,
  plainTheme,
  writeTheme,
  type ReaderTheme,
  type ThemeDocument,
} from '@site/src/reader-theme/browser/document';
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
  Preview: ({ theme }: { readonly theme: ReaderTheme }) => (
    <output aria-label="preview">{JSON.stringify(theme.document)}</output>
  ),
}));

const LazyStudio = withLazyMessages(messages, Studio);

beforeAll(async () => {
  installDialog();
  // Browsers have them, and jsdom doesn't.
  Object.assign(globalThis, { TextDecoder, TextEncoder });
  File.prototype.text = function text(this: File) {
    const reader = new FileReader();
    reader.readAsText(this);
    return new Promise((resolve) => {
      reader.onload = () => resolve(String(reader.result));
    });
  };
  // Loads before the tests, which would otherwise wait for the compiler.
  await import('@site/src/reader-theme/browser/sandbox');
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

  it('runs pasted code, and lists what does not apply with its line', async () => {
    const user = show();
    await user.click(button('Paste your theme'));
    const text =
      "import { density } from '@acme/tokens';\nexport const theme = { spacing: 6,\n  shape: { borderRadius: density.radius } };";
    type(text);
    expect(
      await screen.findByText(/^theme is applied, without the parts below \(2\)/),
    ).toBeVisible();
    await waitFor(() => expect(preview()).toMatchObject({ spacing: 6 }));
    expect(screen.getByText(/It comes from density\.radius of @acme\/tokens/)).toBeVisible();
    expect(screen.getByText('theme.ts:3')).toBeVisible();
    expect(screen.getByText(/This package is not available here.*: density/)).toBeVisible();
    // The reader's own text stays.
    expect(code()).toHaveValue(text);
    await user.click(button('Undo'));
    expect(code()).toHaveValue('');
  });

  it('asks which of several themes is meant', async () => {
    const user = show();
    await user.click(button('Paste your theme'));
    type('export const forest = { spacing: 1 };\nexport const sea = { spacing: 2 };');
    const choice = await screen.findByRole('combobox', { name: /several themes/ });
    await waitFor(() => expect(preview()).toEqual({ spacing: 1 }));
    await user.selectOptions(choice, 'sea');
    await waitFor(() => expect(preview()).toEqual({ spacing: 2 }));
  });

  it('keeps changes of controls on top of the code, until they are removed', async () => {
    const user = show();
    await user.click(button('Paste your theme'));
    type('export const theme = { spacing: 6, shape: { borderRadius: 9 } };');
    await waitFor(() => expect(preview()).toMatchObject({ spacing: 6 }));
    await user.click(screen.getByRole('tab', { name: 'Colors' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Primary' }), {
      target: { value: '#123456' },
    });
    await waitFor(() => expect(JSON.stringify(preview())).toContain('#123456'));
    await user.click(screen.getByRole('tab', { name: 'Code' }));
    expect(code()).toHaveValue('export const theme = { spacing: 6, shape: { borderRadius: 9 } };');
    const changes = screen.getByLabelText('Your changes on top of this code');
    expect(changes).toHaveTextContent("main: '#123456'");
    await user.click(button('Export'));
    const dialog = screen.getByRole('dialog', { name: 'Export the theme' });
    expect(dialog).toHaveTextContent("import { theme as yourTheme } from './yourTheme/theme';");
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await user.click(button('Remove the changes'));
    await waitFor(() => expect(JSON.stringify(preview())).not.toContain('#123456'));
  });

  it('opens several files, one of which can be edited', async () => {
    const user = show();
    await user.click(button('Paste your theme'));
    await user.upload(screen.getByLabelText('Open files'), [
      new File(
        ["import { gap } from './gap';\nexport const theme = { spacing: gap };"],
        'theme.ts',
      ),
      new File(['export const gap = 3;'], 'gap.ts'),
      new File(['nothing'], 'notes.md'),
    ]);
    await waitFor(() => expect(preview()).toEqual({ spacing: 3 }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'File' }), 'gap.ts');
    expect(code()).toHaveValue('export const gap = 3;');
    type('export const gap = 5;');
    await waitFor(() => expect(preview()).toEqual({ spacing: 5 }));
  });

  it('says what is wrong with pasted code, and keeps the theme', async () => {
    const user = show();
    await user.click(button('Ink'));
    await user.click(button('Paste your theme'));
    type("createTheme({ palette: { primary: { main: 'tomato' } } })");
    expect(await screen.findByText(/Unsupported color "tomato"/)).toBeVisible();
    expect(code()).toBeInvalid();
    expect(button('Ink')).toHaveAttribute('aria-pressed', 'true');
    type('export const theme = {\n  spacing: };');
    expect(await screen.findByText('theme.ts:2')).toBeVisible();
    type('export const answer = 42;');
    expect(await screen.findByText(/Nothing in this code is a theme/)).toBeVisible();
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
    await waitFor(() => expect(localStorage.getItem(READER_THEME_KEY)).toBe(writeTheme(NO_THEME)));
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
    const text = writeTheme(plainTheme({ spacing: 5 }));
    act(() => {
      localStorage.setItem(DRAFT_KEY, text);
      window.dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY, newValue: text }));
    });
    await waitFor(() => expect(preview()).toEqual({ spacing: 5 }));
  });

  it('asks before the theme of a link replaces the stored one', async () => {
    localStorage.setItem(DRAFT_KEY, writeTheme(plainTheme({ spacing: 5 })));
    const user = show(`/theme/#theme1=${writeTheme(plainTheme({ spacing: 11 }))}`);
    const notice = await screen.findByRole('region', { name: 'This link carries a theme' });
    expect(preview()).toEqual({ spacing: 11 });
    expect(localStorage.getItem(DRAFT_KEY)).toBe(writeTheme(plainTheme({ spacing: 5 })));
    await user.click(within(notice).getByRole('button', { name: 'Replace mine' }));
    expect(preview()).toEqual({ spacing: 11 });
    expect(notice).not.toBeInTheDocument();
    await user.click(button('Undo'));
    expect(preview()).toEqual({ spacing: 5 });
  });

  it('opens a link with code, which it says, and names what does not apply', async () => {
    const code =
      'export const theme = { spacing: 11, components: { MuiButton: { styleOverrides: { root: () => ({}) }, defaultProps: { href: "https://example.com" } } } };';
    const stored = { ...NO_THEME, files: [{ name: 'theme.ts', code }] };
    const user = show(`/theme/#theme1=${writeTheme(stored)}`);
    const notice = await screen.findByRole('region', { name: 'This link carries a theme' });
    expect(preview()).toMatchObject({ spacing: 11 });
    expect(JSON.stringify(preview())).not.toContain('href');
    expect(notice).toHaveTextContent('It contains code, which runs in a sandbox');
    expect(notice).toHaveTextContent('Parts that do not apply are left out: 1.');
    await user.click(within(notice).getByText('Show what is left out'));
    expect(notice).toHaveTextContent('components.MuiButton.defaultProps.href');
    await user.click(within(notice).getByRole('button', { name: 'Open it' }));
    await waitFor(() => expect(localStorage.getItem(DRAFT_KEY)).toContain('https://example.com'));
  });

  it('keeps the stored theme if the reader chooses to', async () => {
    localStorage.setItem(DRAFT_KEY, writeTheme(plainTheme({ spacing: 5 })));
    const user = show(`/theme/#theme1=${writeTheme(plainTheme({ spacing: 11 }))}`);
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
    await act(() => setReaderTheme(writeTheme(plainTheme({ spacing: {} }))));
    show();
    expect(await screen.findByText(/spacing must be a number of px/)).toBeVisible();
    expect(code()).toHaveValue('{\n  "spacing": {}\n}');
    type('{ "spacing": 4 }');
    await waitFor(() => expect(preview()).toEqual({ spacing: 4 }));
    await waitFor(() => expect(localStorage.getItem(READER_THEME_KEY)).toContain('"spacing":4'));
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
