/** Tests of the tables themselves. */
import english from '../../../../i18n/translations.json';
import chinese from '../../../../i18n/translations-zh.json';
import { navigation } from '../../../../navigation';
import { findPageTitle, missingEntries, type TranslationTable } from '../../shared/i18n';
import { walkEntries } from '../../../content/shared/navigation';
import { EAGER_MESSAGES, LAZY_GROUPS } from './lazyMessages';

function leaves(table: TranslationTable, prefix = ''): [string, string][] {
  return Object.entries(table).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  );
}

const { pages, ...chineseTexts } = chinese;
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

it('English has text for every key', () => {
  expect(leaves(english).filter(([, text]) => text.trim() === '')).toEqual([]);
});

it('every lazy group and every exception exists in English', () => {
  const keys = leaves(english).map(([key]) => key);
  const unknown = [...LAZY_GROUPS, ...EAGER_MESSAGES].filter(
    (listed) => !keys.some((key) => key === listed || key.startsWith(`${listed}.`)),
  );
  expect(unknown).toEqual([]);
});

it('Chinese has text for every key', () => {
  expect(leaves(missingEntries(english, chinese))).toEqual([]);
  expect(leaves(chinese).filter(([, text]) => text.trim() === '')).toEqual([]);
});

it('Chinese has no key that English does not have', () => {
  expect(missingEntries(chineseTexts, english)).toEqual({});
});

it('Chinese uses the placeholders of English', () => {
  const source = new Map(leaves(english));
  const wrong = leaves(chineseTexts).filter(
    ([key, text]) => placeholders(text).join() !== placeholders(source.get(key) ?? '').join(),
  );
  expect(wrong).toEqual([]);
});

it('every guide and group of the navigation has a Chinese title', () => {
  const untitled = [...walkEntries(navigation)]
    .map(({ pathname }) => pathname)
    // API pages are named after the code that they document.
    .filter((pathname) => !pathname.startsWith('/x/api/') || pathname.endsWith('-group'))
    .filter((pathname) => findPageTitle(chinese, pathname) === null);
  expect(untitled).toEqual([]);
});

it('every Chinese title belongs to an entry of the navigation', () => {
  const known = new Set([...walkEntries(navigation)].map(({ pathname }) => pathname));
  expect(Object.keys(pages).filter((pathname) => !known.has(pathname))).toEqual([]);
});
