import { isNeverTranslated, localisePath, splitLanguage } from './localePath';

describe('splitLanguage', () => {
  it('strips the prefix of another language', () => {
    expect(splitLanguage('/zh/x/react-charts/bars/?a=1#basics')).toEqual({
      userLanguage: 'zh',
      canonicalAs: '/x/react-charts/bars/?a=1#basics',
      canonicalAsServer: '/x/react-charts/bars/?a=1',
      canonicalPathname: '/x/react-charts/bars',
    });
  });

  it('leaves an English prefix where it is', () => {
    expect(splitLanguage('/en/x/').canonicalAs).toBe('/en/x/');
  });

  it.each(['/zhx/', '/x/react-charts/', '/zh', '/fr/x/'])('sees no language in %s', (path) => {
    expect(splitLanguage(path)).toMatchObject({ userLanguage: 'en', canonicalAs: path });
  });

  it('reads /api as the folder of the API pages', () => {
    expect(splitLanguage('/api/data-grid/').canonicalPathname).toBe('/api-docs/data-grid');
    expect(splitLanguage('/apis/').canonicalPathname).toBe('/apis');
  });

  it('keeps the slash of the root', () => {
    expect(splitLanguage('/').canonicalPathname).toBe('/');
  });
});

describe('pages that exist once for all languages', () => {
  it.each(['/blog', '/blog/', '/blog/post/', '/size-snapshot/'])('%s is one', (path) => {
    expect(isNeverTranslated(path)).toBe(true);
    expect(localisePath(path, 'zh')).toBe(path);
  });

  it.each(['/blogs/', '/size-snapshot', '/x/introduction/'])('%s is none', (path) => {
    expect(isNeverTranslated(path)).toBe(false);
  });
});

describe('localisePath', () => {
  it('prefixes our own paths for other languages alone', () => {
    expect(localisePath('/x/introduction/#a', 'zh')).toBe('/zh/x/introduction/#a');
    expect(localisePath('/x/introduction/', 'en')).toBe('/x/introduction/');
  });

  it.each(['https://example.com/', '//example.com/', '#hash'])('leaves %s alone', (path) => {
    expect(localisePath(path, 'zh')).toBe(path);
  });
});
