import { linkTarget, splitLanguage } from './localePath';

describe('splitLanguage', () => {
  it('removes the prefix of another language', () => {
    expect(splitLanguage('/zh/x/react-charts/bars/?a=1#basics')).toEqual({
      language: 'zh',
      canonicalHref: '/x/react-charts/bars/?a=1#basics',
      canonicalPathname: '/x/react-charts/bars',
    });
  });

  it('keeps an English prefix', () => {
    expect(splitLanguage('/en/x/').canonicalHref).toBe('/en/x/');
  });

  it.each(['/zhx/', '/x/react-charts/', '/zh', '/fr/x/'])('sees no language in %s', (path) => {
    expect(splitLanguage(path)).toMatchObject({ language: 'en', canonicalHref: path });
  });

  it('treats /api as the folder of the API pages', () => {
    expect(splitLanguage('/api/data-grid/').canonicalPathname).toBe('/api-docs/data-grid');
    expect(splitLanguage('/apis/').canonicalPathname).toBe('/apis');
  });

  it('keeps the slash of the root', () => {
    expect(splitLanguage('/').canonicalPathname).toBe('/');
  });
});

describe('linkTarget', () => {
  it.each(['/blog', '/blog/', '/blog/post/#a', '/size-snapshot/?b=1'])(
    'excludes %s from the language prefix',
    (href) => expect(linkTarget(href)).toBe(`pathname://${href}`),
  );

  it.each(['/blogs/', '/size-snapshot', '/x/introduction/', 'https://example.com/blog/', '#hash'])(
    'does not change %s',
    (href) => expect(linkTarget(href)).toBe(href),
  );
});
