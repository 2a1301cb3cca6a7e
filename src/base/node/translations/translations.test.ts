import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import translationsPlugin from './index';
import { LAZY_GROUPS, lazyGroupOf, tablesOfGroup } from './lazyMessages';
import { languageOfFile, parseTable, readTranslationTables } from './readTables';
import { selectTables } from './selectTables';

describe('languageOfFile', () => {
  it.each([
    ['translations.json', 'en'],
    ['translations-zh.json', 'zh'],
    ['translations-zh.json.bak', null],
    ['translations-chinese.json', null],
    ['zh', null],
  ])('%s → %s', (fileName, language) => {
    expect(languageOfFile(fileName)).toBe(language);
  });
});

describe('parseTable', () => {
  it('accepts nested objects of strings', () => {
    expect(parseTable('{"a":"1","b":{"c":"2"}}', 'file')).toEqual({ a: '1', b: { c: '2' } });
  });

  it.each([
    ['{"b": "x",\n"a": {\n"b": 1}}', 'i18n/t.json:3: `a.b` is 1.'],
    ['{"a": null}', 'i18n/t.json:1: `a` is null.'],
    ['["a"]', 'i18n/t.json:1: The file is ["a"].'],
  ])('rejects %j', (json, found) => {
    expect(() => parseTable(json, 'i18n/t.json')).toThrow(
      `${found}\n  Expected: text, or an object of texts.`,
    );
  });

  it('names a file that is not JSON', () => {
    expect(() => parseTable('{"a": ', 'i18n/t.json')).toThrow(
      /^i18n\/t\.json:1: The file is not JSON: .*\.\n {2}Fix: /,
    );
  });
});

describe('selectTables', () => {
  const tables = { en: { a: '1', b: { c: '2', d: '3' } }, zh: { b: { c: '二' } } };

  it('passes only English to English pages', () => {
    expect(selectTables(tables, 'en')).toEqual({ language: 'en', tables: { en: tables.en } });
  });

  it('adds missing English messages to another language', () => {
    expect(selectTables(tables, 'zh')).toEqual({
      language: 'zh',
      tables: { zh: tables.zh, en: { a: '1', b: { d: '3' } } },
    });
  });

  it('rejects a locale without a table', () => {
    expect(() => selectTables(tables, 'fr')).toThrow(
      'The locale "fr" has no translation table: there are en, zh. ' +
        'Add i18n/translations-fr.json, or leave the locale out of DOCS_LOCALES.',
    );
  });
});

describe('lazyGroupOf', () => {
  it.each([
    ['productionError.title', 'productionError'],
    ['api-docs.props', 'api-docs'],
    ['templates.phone', 'templates'],
    ['templates.title', null],
    ['templates.pages.sign-in-side.descr', 'templates'],
    ['demo.edit', 'demo'],
    ['demoLabel', null],
    ['settings.mode', null],
    ['pages./x/templates/', null],
    ['demo', null],
  ])('%s → %s', (key, group) => {
    expect(lazyGroupOf(key)).toBe(group);
  });
});

it('tablesOfGroup divides the messages of every language', () => {
  const tables = {
    en: { close: 'Close', search: { chunkFailed: 'Failed', label: 'Search' } },
    zh: { close: '关闭', search: { label: '搜索' } },
  };
  expect(tablesOfGroup(tables, 'search')).toEqual({
    en: { search: { label: 'Search' } },
    zh: { search: { label: '搜索' } },
  });
  expect(tablesOfGroup(tables, null)).toEqual({
    en: { close: 'Close', search: { chunkFailed: 'Failed' } },
    zh: { close: '关闭' },
  });
});

describe('the translations plugin', () => {
  let siteDir: string;
  beforeAll(async () => {
    siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'translations-'));
    await fs.mkdir(path.join(siteDir, 'i18n/zh'), { recursive: true });
    await fs.writeFile(
      path.join(siteDir, 'i18n/translations.json'),
      '{"a":"1","notFound":{"title":"Gone"}}',
    );
    await fs.writeFile(path.join(siteDir, 'i18n/translations-zh.json'), '{"a":"一"}');
  });
  afterAll(() => fs.rm(siteDir, { recursive: true }));

  it('reads every table and nothing else', async () => {
    const tables = await readTranslationTables(path.join(siteDir, 'i18n'));
    expect(tables).toEqual({ en: { a: '1', notFound: { title: 'Gone' } }, zh: { a: '一' } });
  });

  it('passes the current locale to the browser, and writes lazy messages to files', async () => {
    const plugin = translationsPlugin({ siteDir, i18n: { currentLocale: 'zh' } } as LoadContext);
    const setGlobalData = jest.fn();
    const createData = jest.fn();
    const content = await plugin.loadContent?.();
    await plugin.contentLoaded?.({ content, actions: { createData, setGlobalData } } as never);
    expect(setGlobalData).toHaveBeenCalledWith({
      language: 'zh',
      tables: { zh: { a: '一' }, en: {} },
    });
    const files = new Map(createData.mock.calls as [string, string][]);
    expect([...files.keys()]).toEqual(LAZY_GROUPS.map((group) => `${group}.json`));
    expect(JSON.parse(files.get('notFound.json') ?? '')).toEqual({
      language: 'zh',
      tables: { zh: {}, en: { notFound: { title: 'Gone' } } },
    });
    expect(plugin.getPathsToWatch?.()).toEqual([path.join(siteDir, 'i18n/translations*.json')]);
  });
});
