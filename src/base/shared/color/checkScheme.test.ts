import { checkDefaultScheme, checkPaletteMode } from './checkScheme';

it('checkPaletteMode accepts light and dark', () => {
  expect(checkPaletteMode('light', 'mode')).toBe('light');
  expect(checkPaletteMode('dark', 'mode')).toBe('dark');
  expect(() => checkPaletteMode('sepia', 'theme.mode')).toThrow(
    'Unsupported palette mode "sepia" in theme.mode: expected "light" or "dark".',
  );
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
