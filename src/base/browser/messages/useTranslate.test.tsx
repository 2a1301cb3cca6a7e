import { render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { TranslationsProvider, useLanguage, useNavTitle, useTranslate } from './index';

const data = {
  language: 'zh',
  tables: {
    en: { close: 'Close' },
    zh: {
      retry: '重试',
      unreadNotifications: '{count} 条未读通知',
      pages: { '/x/introduction': '概述' },
    },
  },
};

function wrapper({ children }: { children: ReactNode }) {
  return <TranslationsProvider data={data}>{children}</TranslationsProvider>;
}

afterEach(() => jest.restoreAllMocks());

it('useTranslate falls back to English, then to the key', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { result } = renderHook(useTranslate, { wrapper });
  expect(result.current('retry')).toBe('重试');
  expect(result.current('unreadNotifications', { count: 3 })).toBe('3 条未读通知');
  expect(result.current('close')).toBe('Close');
  expect(result.current('settings.mode')).toBe('settings.mode');
  expect(warn).toHaveBeenCalledTimes(2);
});

it('useTranslate returns a stable function', () => {
  const { result, rerender } = renderHook(useTranslate, { wrapper });
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});

it.each([
  ['/x/introduction', '概述'],
  ['/x/react-charts', 'Charts'],
  [undefined, 'Charts'],
])('useNavTitle of %s is %s', (pathname, title) => {
  function Title() {
    return <p>{useNavTitle(pathname, 'Charts')}</p>;
  }
  render(<Title />, { wrapper });
  expect(screen.getByText(title)).toBeInTheDocument();
});

it('useLanguage returns the language code', () => {
  expect(renderHook(useLanguage, { wrapper }).result.current).toBe('zh');
});

it.each([
  ['useTranslate', useTranslate],
  ['useNavTitle', () => useNavTitle('/x', 'X')],
  ['useLanguage', useLanguage],
])('%s throws outside the provider', (name, useHook: () => unknown) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useHook)).toThrow(
    `${name} found no translations. Wrap the component in \`TranslationsProvider\`; ` +
      'the site does so in src/theme/Root, a test has to do it itself.',
  );
});
