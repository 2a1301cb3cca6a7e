import {
  createTranslator,
  extendTranslator,
  fillPlaceholders,
  filterTable,
  findPageTitle,
  findText,
  missingEntries,
  type TranslationData,
} from './i18n';

const ENGLISH = {
  close: 'Close',
  welcome: 'Hello {name}',
  settings: { mode: 'Mode', dark: 'Dark' },
};
const CHINESE = { close: '关闭', settings: { mode: '模式' }, pages: { '/x/introduction': '概述' } };

describe('missingEntries', () => {
  it('returns what the other table lacks', () => {
    expect(missingEntries(ENGLISH, CHINESE)).toEqual({
      welcome: 'Hello {name}',
      settings: { dark: 'Dark' },
    });
    expect(missingEntries(ENGLISH, ENGLISH)).toEqual({});
  });
});

describe('filterTable', () => {
  it('keeps the selected entries, without empty groups', () => {
    expect(filterTable(ENGLISH, (key) => key === 'close' || key === 'settings.dark')).toEqual({
      close: 'Close',
      settings: { dark: 'Dark' },
    });
    expect(filterTable(ENGLISH, (key) => !key.startsWith('settings.'))).toEqual({
      close: 'Close',
      welcome: 'Hello {name}',
    });
  });
});

describe('findText', () => {
  it.each([
    ['close', 'Close'],
    ['settings.mode', 'Mode'],
    ['settings', null],
    ['settings.mode.deeper', null],
    ['settings.absent', null],
    ['toString', null],
    ['settings.constructor', null],
    ['', null],
  ])('%j → %j', (key, text) => {
    expect(findText(ENGLISH, key)).toBe(text);
  });
});

describe('findPageTitle', () => {
  const table = {
    pages: { '/x/introduction': 'One', 'https://mui.com/x/whats-new/': 'Two', '/': 'Home' },
  };

  it.each([
    ['/x/introduction', 'One'],
    ['/x/introduction/', 'One'],
    ['https://mui.com/x/whats-new/', 'Two'],
    ['/', 'Home'],
    ['/x/other', null],
    ['valueOf', null],
  ])('%s → %j', (pathname, title) => {
    expect(findPageTitle(table, pathname)).toBe(title);
  });

  it('finds nothing in a table without titles', () => {
    expect(findPageTitle(ENGLISH, '/x/introduction')).toBeNull();
    expect(findPageTitle({ pages: 'text' }, '/x/introduction')).toBeNull();
  });
});

describe('fillPlaceholders', () => {
  it('replaces placeholders, and keeps those without a value', () => {
    expect(fillPlaceholders('{count} of {total}', { count: 2, total: 5 })).toBe('2 of 5');
    expect(fillPlaceholders('{a} {b}', { a: '{b}' })).toBe('{b} {b}');
    expect(fillPlaceholders('{toString}')).toBe('{toString}');
  });
});

describe('createTranslator', () => {
  const data: TranslationData = { language: 'zh', tables: { en: ENGLISH, zh: CHINESE } };
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  beforeEach(() => jest.clearAllMocks());
  afterAll(() => jest.restoreAllMocks());

  it('translates', () => {
    const { translate, language } = createTranslator(data, true);
    expect(language).toBe('zh');
    expect(translate('settings.mode')).toBe('模式');
    expect(warn).not.toHaveBeenCalled();
  });

  it('falls back to English and warns once per key, in all translators of a page', () => {
    const { translate } = createTranslator(data, true);
    createTranslator(data, true).translate('welcome');
    expect(translate('welcome', { name: 'Ada' })).toBe('Hello Ada');
    expect(translate('welcome', { name: 'Bob' })).toBe('Hello Bob');
    expect(translate('settings.dark')).toBe('Dark');
    expect(warn.mock.calls).toEqual([
      ['Missing translation for zh:welcome'],
      ['Missing translation for zh:settings.dark'],
    ]);
  });

  it('returns null for an unknown key', () => {
    const { translate } = createTranslator(data, true);
    expect(translate('unknown')).toBeNull();
    expect(warn).toHaveBeenCalledWith('Missing translation for zh:unknown');
  });

  it('does not warn on the server', () => {
    createTranslator(data, false).translate('absent');
    expect(warn).not.toHaveBeenCalled();
  });

  it('returns page titles without warning about missing ones', () => {
    const { translatePageTitle } = createTranslator(data, true);
    expect(translatePageTitle('/x/introduction')).toBe('概述');
    expect(translatePageTitle('/x/react-charts')).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  it('logs an error for a language without a table on every call', () => {
    const { translate, translatePageTitle } = createTranslator({ ...data, language: 'fr' }, false);
    expect(translate('close')).toBe('…');
    expect(translate('close')).toBe('…');
    expect(translatePageTitle('/x/introduction')).toBe('…');
    expect(error.mock.calls).toEqual(Array(3).fill(['Missing language: fr.']));
  });
});

describe('extendTranslator', () => {
  let warn: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => warn.mockRestore());

  const site = createTranslator({ language: 'zh', tables: { zh: CHINESE, en: {} } }, true);
  const late = {
    language: 'zh',
    tables: { zh: { landing: { title: '标题' } }, en: { landing: { text: 'Text of {name}' } } },
  };
  const { language, translate, translatePageTitle } = extendTranslator(site, late, true);

  it('contains its own messages and those of the other', () => {
    expect(language).toBe('zh');
    expect(translate('landing.title')).toBe('标题');
    expect(translate('close')).toBe('关闭');
    expect(translatePageTitle('/x/introduction')).toBe('概述');
    expect(warn).not.toHaveBeenCalled();
  });

  it('warns once about missing messages, like the other, however often it is created', () => {
    expect(extendTranslator(site, late, true).translate('landing.text')).toBe('Text of {name}');
    expect(translate('landing.text', { name: 'a page' })).toBe('Text of a page');
    expect(translate('absent')).toBeNull();
    expect(warn.mock.calls).toEqual([
      ['Missing translation for zh:landing.text'],
      ['Missing translation for zh:absent'],
    ]);
  });
});
