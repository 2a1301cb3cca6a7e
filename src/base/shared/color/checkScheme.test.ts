import {
  checkColorScheme,
  checkDefaultScheme,
  checkPaletteMode,
  type ColorSchemeInput,
} from './checkScheme';

describe('checkColorScheme', () => {
  it('returns colors in a form that Material UI supports', () => {
    const scheme = {
      mode: 'dark',
      colors: { primary: { main: 'hsl(210 100% 60%)', dark: '#0059b3' } },
    };
    expect(checkColorScheme(scheme, 'colorSchemes.dark')).toEqual({
      mode: 'dark',
      colors: { primary: { main: 'hsl(210, 100%, 60%)', dark: 'rgb(0, 89, 179)' } },
    });
  });

  it('is light and empty by default', () => {
    expect(checkColorScheme({}, 'theme')).toEqual({ mode: 'light', colors: {} });
  });

  it('uses shade 500 if there is no main color', () => {
    const { colors } = checkColorScheme({ colors: { primary: { 500: '#07c' } } }, 'theme');
    expect(colors).toEqual({ primary: { 500: 'rgb(0, 119, 204)' } });
  });

  it.each<[string, ColorSchemeInput, string]>([
    [
      'an unknown mode',
      { mode: 'sepia' },
      'Unsupported palette mode "sepia" in theme.mode: expected "light" or "dark".',
    ],
    [
      'a color without main',
      { colors: { primary: { light: '#fff' } } },
      'The color theme.primary has neither "main" nor the shade 500, so there is nothing to derive the others from. Add one of them.',
    ],
    [
      'a broken hex color',
      { colors: { primary: { main: '#12345' } } },
      'Unsupported color "#12345" in theme.primary.main: a hex color has 3, 4, 6 or 8 digits, this one has 5.',
    ],
    [
      'a main color that is not text',
      { colors: { primary: { main: 5 as unknown as string } } },
      'The color theme.primary.main must be text such as "#0077cc", but is 5.',
    ],
  ])('rejects %s', (_what, scheme, message) => {
    expect(() => checkColorScheme(scheme, 'theme')).toThrow(message);
  });
});

it('checkPaletteMode accepts light and dark', () => {
  expect(checkPaletteMode('light', 'mode')).toBe('light');
  expect(checkPaletteMode('dark', 'mode')).toBe('dark');
});

describe('checkDefaultScheme', () => {
  it('accepts an existing scheme', () => {
    expect(checkDefaultScheme(['light', 'dark'], 'dark')).toBe('dark');
  });

  it('rejects an unknown scheme', () => {
    expect(() => checkDefaultScheme(['light', 'dark'], 'sepia')).toThrow(
      'The default color scheme "sepia" does not exist: there are light, dark. Define it or choose one of these.',
    );
    expect(() => checkDefaultScheme([], 'light')).toThrow('there are none.');
  });
});
