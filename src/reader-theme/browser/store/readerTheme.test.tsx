import { act, renderHook, waitFor } from '@testing-library/react';
import { plainTheme, writeTheme } from '@site/src/reader-theme/browser/document';
import { READER_THEME_KEY } from '@site/src/base/shared/storageKeys';
import {
  loadReaderTheme,
  setReaderTheme,
  useReaderTheme,
  useShownTheme,
  useThemedPart,
} from './index';

const TEXT = writeTheme(plainTheme({ spacing: 5 }));

beforeEach(async () => {
  await act(() => setReaderTheme(null));
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

function change(key: string | null, newValue: string | null): void {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });
}

it('has no theme by default', async () => {
  const { result } = renderHook(useReaderTheme);
  await act(loadReaderTheme);
  expect(result.current).toBeNull();
});

it('stores and applies a theme, and turns it off', async () => {
  const { result } = renderHook(useReaderTheme);
  await act(async () => expect(await setReaderTheme(TEXT)).toBe(true));
  expect(result.current).toMatchObject({ error: null, document: { spacing: 5 } });
  expect(localStorage.getItem(READER_THEME_KEY)).toBe(TEXT);
  await act(() => setReaderTheme(null));
  expect(result.current).toBeNull();
  expect(localStorage.getItem(READER_THEME_KEY)).toBeNull();
});

it('applies a theme that the browser does not store, and says so', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const { result } = renderHook(useReaderTheme);
  await act(async () => expect(await setReaderTheme(TEXT)).toBe(false));
  expect(result.current?.document).toEqual({ spacing: 5 });
});

it('follows other tabs, also when they clear the storage', async () => {
  const { result } = renderHook(useReaderTheme);
  change(READER_THEME_KEY, TEXT);
  await waitFor(() => expect(result.current?.document).toEqual({ spacing: 5 }));
  change('other', null);
  expect(result.current).not.toBeNull();
  change(null, null);
  await waitFor(() => expect(result.current).toBeNull());
});

it('keeps an invalid theme with its error', async () => {
  const { result } = renderHook(useReaderTheme);
  await act(() => setReaderTheme('not JSON'));
  expect(result.current?.error).toBe('The stored theme is not valid JSON.');
});

it('is shown while a part of the page follows it', async () => {
  const { result } = renderHook(useShownTheme);
  await act(() => setReaderTheme(TEXT));
  expect(result.current).toBeNull();
  const part = renderHook(useThemedPart);
  expect(result.current?.document).toEqual({ spacing: 5 });
  part.unmount();
  expect(result.current).toBeNull();
});
