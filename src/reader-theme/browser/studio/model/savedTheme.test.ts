/** @jest-environment jsdom */
import { DRAFT_KEY, READER_THEME_KEY } from '@site/src/base/shared/storageKeys';
import { writeTheme } from '@site/src/reader-theme/browser/document';
import { readDocument, readSavedTheme } from './savedTheme';

beforeEach(() => localStorage.clear());

it('starts empty', () => {
  expect(readSavedTheme()).toEqual({ document: {}, broken: null, dropped: [] });
});

it('prefers the applied theme to the last draft', () => {
  localStorage.setItem(DRAFT_KEY, writeTheme({ spacing: 4 }));
  expect(readSavedTheme().document).toEqual({ spacing: 4 });
  localStorage.setItem(READER_THEME_KEY, writeTheme({ spacing: 6 }));
  expect(readSavedTheme().document).toEqual({ spacing: 6 });
});

it('returns the options of an applied theme with errors', () => {
  localStorage.setItem(READER_THEME_KEY, writeTheme({ spacing: {} }));
  expect(readSavedTheme()).toEqual({ document: {}, broken: '{\n  "spacing": {}\n}', dropped: [] });
  localStorage.setItem(READER_THEME_KEY, 'not JSON');
  expect(readSavedTheme().broken).toBe('not JSON');
});

it('ignores an invalid draft', () => {
  localStorage.setItem(DRAFT_KEY, '{"version":9}');
  expect(readSavedTheme()).toEqual({ document: {}, broken: null, dropped: [] });
});

it.each(['{', '{"version":9}', writeTheme({ palette: { primary: { main: 'blue' } } })])(
  'finds no valid theme in %s',
  (text) => {
    expect(readDocument(text)).toBeNull();
  },
);
