/** @jest-environment jsdom */
import { DRAFT_KEY, READER_THEME_KEY } from '@site/src/base/shared/storageKeys';
import { NO_THEME, plainTheme, writeTheme } from '@site/src/reader-theme/browser/document';
import { readStored, readSavedTheme } from './savedTheme';

beforeEach(() => localStorage.clear());

it('starts empty', () => {
  expect(readSavedTheme()).toEqual({ stored: NO_THEME, broken: null });
});

it('prefers the applied theme to the last draft', () => {
  localStorage.setItem(DRAFT_KEY, writeTheme(plainTheme({ spacing: 4 })));
  expect(readSavedTheme().stored).toEqual(plainTheme({ spacing: 4 }));
  localStorage.setItem(READER_THEME_KEY, writeTheme(plainTheme({ spacing: 6 })));
  expect(readSavedTheme().stored).toEqual(plainTheme({ spacing: 6 }));
});

it('returns the options of an applied theme with errors', () => {
  localStorage.setItem(READER_THEME_KEY, writeTheme(plainTheme({ spacing: {} })));
  expect(readSavedTheme()).toEqual({
    stored: NO_THEME,
    broken: '{\n  "spacing": {}\n}',
  });
  localStorage.setItem(READER_THEME_KEY, 'not JSON');
  expect(readSavedTheme().broken).toBe('not JSON');
});

it('ignores an invalid draft', () => {
  localStorage.setItem(DRAFT_KEY, '{"version":9}');
  expect(readSavedTheme()).toEqual({ stored: NO_THEME, broken: null });
});

it.each(['{', '{"version":9}', writeTheme(plainTheme({ palette: { primary: { main: 'blue' } } }))])(
  'finds no valid theme in %s',
  (text) => {
    expect(readStored(text)).toBeNull();
  },
);
